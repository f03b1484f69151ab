import { describe, expect, it } from 'vitest';
import type { TableSession } from '$lib/session.svelte';
import { Turn } from './turn.svelte';
import type { EdgeAction } from './types';

const SHIP = { ship: 'fighter', start: 'r1c4' } as const;
const DOCK: EdgeAction = { type: 'activate', module: 'treasury', by: 'ship' };
const ENERGY: EdgeAction = { type: 'activate', module: 'treasury', by: 'energy' };
const WHICH: EdgeAction[] = [
  { type: 'ship', ship: 'transport', place: 'r1c4' },
  { type: 'ship', ship: 'fighter', place: 'r1c4' },
];

/** A table that asks one question after another. */
class Table {
  sent: EdgeAction[] = [];
  preview = null;
  table = $state.raw({});
  #questions: EdgeAction[][];

  constructor(...questions: EdgeAction[][]) {
    this.#questions = questions;
    this.#ask();
  }

  act = async (action: EdgeAction) => {
    this.sent.push(action);
    this.#ask();
  };

  #ask() {
    const view = { barred: [], reaches: [], players: [{ fleet: [] }] };
    this.table = { seat: 0, view, legal: (this.#questions.shift() ?? []).map((action) => ({ action, text: { key: '' } })) };
  }
}

const at = (x: number, pointerType = 'mouse') => ({ clientX: x, clientY: 0, button: 0, pointerType }) as PointerEvent;

function carried(table: Table, load: Parameters<Turn['drag']['handle']>[0], way = 40) {
  const turn = new Turn(table as unknown as TableSession);
  turn.drag.handle(load).onpointerdown(at(0));
  turn.drag.move(way, 0);
  return turn;
}
const settled = () => new Promise((done) => setTimeout(done));

describe('carrying by mouse', () => {
  it('brings the very ship that was carried to a dock', async () => {
    const table = new Table([DOCK, ENERGY], WHICH);
    carried(table, SHIP).drag.dock('treasury').onpointerup();
    await settled();
    expect(table.sent).toEqual([DOCK, WHICH[1]]);
  });

  it('asks the rules why something cannot be brought to a dock', async () => {
    const table = new Table([DOCK]);
    carried(table, { energy: true }).drag.dock('treasury').onpointerup();
    await settled();
    expect(table.sent).toEqual([ENERGY]);
  });

  it('puts a moon into a slot, but never onto a dock', async () => {
    const place: EdgeAction[] = [{ type: 'place_moon', moon: 'ice' }];
    const slot: EdgeAction[] = [{ type: 'slot', kind: 'half', module: 'shipwright' }];
    const table = new Table(place, slot);
    const turn = carried(table, { moon: 'ice' });
    turn.drag.dock('treasury').onpointerup();
    turn.drag.slot('half', 'shipwright').onpointerup();
    await settled();
    expect(table.sent).toEqual([...place, ...slot]);
  });

  it('launches to the region where the ship is let go', async () => {
    const launch = (region: string): EdgeAction => ({ type: 'launch', ship: 'fighter', region, jump: false });
    const table = new Table([launch('r1c1'), launch('r2c2')]);
    const turn = carried(table, { ship: 'fighter', start: 'bay' });
    turn.drag.region('r2c2').onpointerup();
    expect(table.sent).toEqual([launch('r2c2')]);
  });

  it('takes a trembling click, a finger and a handle of nothing for no carrying', () => {
    const table = new Table([DOCK], WHICH);
    carried(table, SHIP, 3).drag.dock('treasury').onpointerup();
    carried(table, null).drag.dock('treasury').onpointerup();
    const turn = new Turn(table as unknown as TableSession);
    turn.drag.handle(SHIP).onpointerdown(at(0, 'touch'));
    turn.drag.move(40, 0);
    turn.drag.dock('treasury').onpointerup();
    expect(table.sent).toEqual([]);
  });
});
