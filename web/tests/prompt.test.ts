import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import Prompt from '../src/components/Prompt.svelte';
import type { Action, Table } from '../src/lib/api';
import { TableSession } from '../src/lib/session.svelte';
import { BoardTurn } from '../src/lib/turn.svelte';

/** Ships stand on the quay, by their cargo; a roll stands nowhere. */
class Turn extends BoardTurn<Action, never> {
  spotOf = (action: Action) => (action.type === 'ship' ? `quay-${action.cargo}` : null);
}

const ship = (cargo: number): Action => ({ type: 'ship', cargo });
const legal = [ship(1), ship(2), ship(3), ship(4), ship(5), { type: 'roll' }];
const table = { status: 'playing', seat: 0, ticket: 1, seats: [], legal: legal.map((action) => ({ action, text: { key: `${action.type} ${action.cargo}` } })) };

let gone = () => {};
afterEach(() => gone());

/** What can be pressed in the prompt, with the list of moves as it opens; `drawn`: the spots that are on the boards. */
function pressable(drawn: string[]): string[] {
  const session = new TableSession({ ...table, log: { entries: [] } } as unknown as Table);
  session.t = (message) => (typeof message === 'string' ? message : message.key);
  const turn = new Turn(session);
  const undraw = drawn.map((spot) => turn.draws(spot)());
  session.choose = turn.buttons;
  const prompt = mount(Prompt, { target: document.body, props: { session, showResult: () => {} } });
  gone = () => void [unmount(prompt), ...undraw.map((leave) => leave())];
  flushSync();
  document.querySelector<HTMLElement>('[aria-controls="all-actions"]')?.click();
  flushSync();
  return [...document.querySelectorAll('.answers button')].map((button) => button.textContent!.trim());
}

test('what is drawn on no board is a button, and all that is drawn is in the list as well', () => {
  const found = pressable(['quay-1', 'quay-2', 'quay-3']);
  expect(found.slice(-3)).toEqual(['ship 4', 'ship 5', 'roll undefined']);
  for (const { text } of table.legal) expect(found).toContain(text.key);
});

test('boards that draw nothing hide nothing', () => {
  expect(pressable([])).toEqual(table.legal.map(({ text }) => text.key));
});
