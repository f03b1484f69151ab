import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import type { Action, View } from '$lib/api';
import type { TableSession } from '$lib/session.svelte';
import { BoardTurn } from '$lib/turn.svelte';

type Smuggle = { type: 'ship'; cargo: number } | { type: 'roll' };

class Turn extends BoardTurn<Smuggle, View> {
  spotOf = (action: Smuggle) => (action.type === 'ship' ? `cargo-${action.cargo}` : null);
}

function sitting(legal: Smuggle[]) {
  const act = vi.fn<(action: Action) => Promise<void>>(async () => {});
  const table = { seat: 0, view: null, legal: legal.map((action) => ({ action, text: { key: action.type } })) };
  const session = { table, act, preview: null, choose: null, t: ({ key }: { key: string }) => key } as unknown as TableSession;
  return { turn: new Turn(session), session, act };
}

test('what stands nowhere, or where nothing is drawn, is a button', () => {
  const { turn } = sitting([{ type: 'ship', cargo: 2 }, { type: 'roll' }]);
  expect(turn.buttons).toEqual([{ type: 'ship', cargo: 2 }, { type: 'roll' }]);
  const gone = turn.draws('cargo-2')();
  flushSync();
  expect(turn.buttons).toEqual([{ type: 'roll' }]);
  gone();
  flushSync();
  expect(turn.buttons).toHaveLength(2);
});

test('a spot does its only action, and asks which of several', () => {
  const { turn, session, act } = sitting([
    { type: 'ship', cargo: 2 },
    { type: 'ship', cargo: 3 },
  ]);
  (turn.spot('cargo-2').onclick as () => void)();
  expect(act).toHaveBeenCalledWith({ type: 'ship', cargo: 2 });
  turn.offer(turn.legal);
  expect(session.choose).toEqual(turn.legal);
  expect(turn.spot('cargo-9')['aria-disabled']).toBe(true);
});

test('answers to several questions end where one does not fit', async () => {
  const { turn, act } = sitting([{ type: 'roll' }]);
  await turn.answer([{ type: 'roll' }, { type: 'ship', cargo: 9 }, { type: 'roll' }]);
  expect(act).toHaveBeenCalledTimes(1);
});
