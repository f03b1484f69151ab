import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Table } from '$lib/api';
import { TableSession } from '$lib/session.svelte';
import { astra as sheOf, PAIRS } from './solo/blank_astra';
import { Turn } from './turn.svelte';
import type { AstraView, MoonAction, Stack } from './view';

const stack = (number: number, effect: Stack['effect']): Stack => ({
  number,
  effect,
  next: 'water',
  places: 1,
  wild: false,
  stack: 0,
  or_next: [],
  barred: null,
});
const write = (stackIndex: number, slot: string, number: number): MoonAction => ({ type: 'write', stack: stackIndex, slot, number });

function turnWith(stacks: Stack[], legal: MoonAction[], astra: AstraView | null = null, sheets: object[] = []): Turn {
  const table = {
    seat: 0,
    legal: legal.map((action) => ({ action, text: { key: 'do' } })),
    view: { round: 3, stacks, astra, sheets, plays_on: [0] },
    log: { from: 0, entries: [] },
    seats: [],
  };
  return new Turn(new TableSession(table as unknown as Table));
}

/** The sheet is in sight, with these marks. */
const sight = (turn: Turn, marks: string[]) => marks.map((mark) => turn.draws(mark)());

describe('taking a combination', () => {
  const stacks = [stack(5, 'robot'), stack(9, 'plant'), stack(9, 'plant')];
  const legal = [write(0, 'l4_s1', 5), write(0, 'l9_s1', 5), write(1, 'l9_s1', 9), write(2, 'l9_s1', 9)];
  let turn: Turn;
  beforeEach(() => (turn = turnWith(stacks, legal)));

  test('opens only its slots; putting it back opens all again', () => {
    turn.take(0);
    expect([...turn.open.keys()]).toEqual(['l4_s1', 'l9_s1']);
    turn.take(1);
    expect([...turn.open.keys()]).toEqual(['l9_s1']);
    turn.take(null);
    expect(turn.open.get('l9_s1')).toHaveLength(2);
  });

  test('happens by itself when only one is playable', () => {
    expect(turn.stack).toBeNull();
    expect(turnWith(stacks, legal.slice(0, 2)).stack).toBe(0);
  });
});

describe('choosing a slot', () => {
  test('writes at once when one combination fits', () => {
    const turn = turnWith([stack(5, 'robot')], [write(0, 'l4_s1', 5)]);
    turn.session.act = vi.fn();
    turn.choose('l4_s1', false);
    expect(turn.session.act).toHaveBeenCalledWith(write(0, 'l4_s1', 5));
  });

  test('only previews when it must be confirmed', () => {
    const turn = turnWith([stack(5, 'robot')], [write(0, 'l4_s1', 5)]);
    turn.session.act = vi.fn();
    turn.choose('l4_s1', true);
    expect(turn.session.act).not.toHaveBeenCalled();
    expect(turn.session.preview).toEqual(write(0, 'l4_s1', 5));
  });

  test('asks which combination when several fit', () => {
    const legal = [write(0, 'l9_s1', 5), write(1, 'l9_s1', 9)];
    const turn = turnWith([stack(5, 'robot'), stack(9, 'plant')], legal);
    turn.choose('l9_s1', false);
    expect(turn.session.choose).toEqual(legal);
  });
});

describe('where nothing is open', () => {
  const stacks = [stack(5, 'robot'), stack(9, 'plant'), stack(11, 'water')];
  const turn = () => turnWith(stacks, [write(0, 'l4_s1', 5), write(1, 'l9_s1', 9)]);
  const bar = (rule: string) => ({ line: [], events: [], changes: [], barred: { rule, text: { key: rule } } });

  test('it is told what most of the combinations are refused for, once all that is known', () => {
    const asking = turn();
    const tried: unknown[] = [];
    let known = false;
    asking.session.foresee = (...[action]) => {
      tried.push(action);
      return known ? bar((action as unknown as { stack: number }).stack ? 'WM-0.9' : 'WM-1.3') : undefined;
    };
    expect(asking.whyAt('l5_s1', true)).toBeNull();
    expect(tried).toEqual([write(0, 'l5_s1', 5), write(1, 'l5_s1', 9), write(2, 'l5_s1', 11)]);
    known = true;
    expect(asking.whyAt('l5_s1', true)?.rule).toBe('WM-0.9');
    asking.take(0);
    expect(asking.whyAt('l5_s1', true)?.rule).toBe('WM-1.3');
  });

  test('a symbol is tried as a symbol, and an open mark needs no reason', () => {
    const asking = turn();
    asking.session.foresee = (...[action]) => bar(action!.type);
    expect(asking.whyAt('l8_c1_b2', false)?.rule).toBe('mark');
    expect(asking.whyAt('l9_s1', true)).toBeNull();
  });
});

test('what no mark in sight stands for is left to the buttons of the prompt, so that nothing is forgotten', () => {
  const legal: MoonAction[] = [{ type: 'mark', mark: 'l8_c1_b2' }, { type: 'write_x', slot: 'l1_s1' }, { type: 'skip' }];
  const turn = turnWith([], legal);
  expect([...turn.open.keys()]).toEqual(['l8_c1_b2', 'l1_s1']);
  const gone = sight(turn, ['l8_c1_b2', 'l1_s1']);
  expect(turn.answers).toEqual([{ type: 'skip' }]);
  gone[0]!();
  expect(turn.answers).toEqual([{ type: 'mark', mark: 'l8_c1_b2' }, { type: 'skip' }]);
});

test('what a sheet that is a tab away stands for waits there', () => {
  const turn = turnWith([stack(5, 'robot')], [write(0, 'l1_s1', 5), { type: 'skip' }]);
  expect(turn.answers).toEqual([{ type: 'skip' }]);
  sight(turn, ['l2_s1']);
  expect(turn.answers).toEqual(turn.legal);
});

test('a wild is spent at its gear, and by buttons when the sheet does not show one', () => {
  const spend: MoonAction[] = [
    { type: 'wild', effect: 'robot' },
    { type: 'wild', effect: 'plant' },
  ];
  const turn = turnWith([stack(5, 'robot')], spend, null, [{ wild: 'wild_astronaut_1' }]);
  sight(turn, ['wild_astronaut_1']);
  expect([turn.answers, turn.open.get('wild_astronaut_1')]).toEqual([[], spend]);
  expect(turnWith([stack(5, 'robot')], spend, null, [{ wild: null }]).answers).toEqual(spend);
});

describe('alone', () => {
  const cards = [stack(8, 'water'), stack(9, 'plant'), stack(1, 'robot')];
  const pairs = PAIRS.map(([number, effect]) => ({ ...cards[number]!, effect: cards[effect]!.effect, next: null }));
  const legal = [write(2, 's32', 9), write(3, 's33', 9), write(4, 's1', 1)];

  test('halves of two cards open the slots of their pair (WM-S.7)', () => {
    const turn = turnWith(pairs, legal, sheOf());
    expect([...turn.open.keys()]).toEqual(['s32', 's33', 's1']);
    turn.takeHalf('number', 1);
    expect([turn.stack, [...turn.open.keys()]]).toEqual([null, ['s32', 's33']]);
    turn.takeHalf('effect', 0);
    expect([turn.stack, [...turn.open.keys()]]).toEqual([2, ['s32']]);
  });

  test('a pair without a place opens nothing', () => {
    const turn = turnWith(pairs, legal, sheOf());
    turn.takeHalf('number', 0);
    turn.takeHalf('effect', 1);
    expect([turn.stack, turn.open.size]).toEqual([0, 0]);
  });

  test('the pair used this turn stays taken', () => {
    expect(turnWith(pairs, [{ type: 'commit' }], sheOf({ used: 3 })).halves).toEqual({ number: 1, effect: 2 });
  });

  test('targets of an effect are ringed, and buttons while they are few (WM-S.12)', () => {
    const targets = (count: number): MoonAction[] => Array.from({ length: count }, (_, i) => ({ type: 'target', target: `race_${i}` }));
    const inSight = (count: number) => {
      const turn = turnWith([], targets(count), sheOf());
      sight(turn, turn.spots);
      return [turn.open.size, turn.answers.length];
    };
    expect(inSight(4)).toEqual([4, 4]);
    expect(inSight(8)).toEqual([8, 0]);
  });
});

describe('the card that is left', () => {
  const gifts = (...places: number[]): MoonAction[] => (['give', 'remove'] as const).flatMap((type) => places.map((card) => ({ type, card })));

  test('is asked for as long as the switch has not been there', () => {
    const turn = turnWith([], gifts(2), sheOf({ used: 2 }));
    expect([turn.decided, turn.answers]).toEqual([null, gifts(2)]);
  });

  test('goes to ASTRA or out of the game as the switch stands (WM-S.11)', () => {
    const turn = turnWith([], gifts(2), sheOf({ used: 2 }));
    turn.spare();
    expect(turn.decided).toEqual({ type: 'give', card: 2 });
    turn.spare(true);
    expect(turn.decided).toEqual({ type: 'remove', card: 2 });
  });

  test('is still to be chosen after a system error (WM-S.10)', () => {
    const turn = turnWith([], gifts(0, 1, 2), sheOf());
    turn.spare(true);
    expect([turn.decided, turn.answers.map(({ type }) => type)]).toEqual([null, ['remove', 'remove', 'remove']]);
  });
});
