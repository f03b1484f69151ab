import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Table } from '$lib/api';
import { TableSession } from '$lib/session.svelte';
import { Turn } from './turn.svelte';
import type { MoonAction, Stack } from './view';

const stack = (number: number, effect: Stack['effect']): Stack => ({ number, effect, next: 'water', places: 1, wild: false });
const write = (stackIndex: number, slot: string, number: number): MoonAction => ({ type: 'write', stack: stackIndex, slot, number });

function turnWith(stacks: Stack[], legal: MoonAction[]): Turn {
  const table = { seat: 0, legal: legal.map((action) => ({ action, text: { key: 'do' } })), view: { round: 3, stacks }, log: { from: 0, entries: [] }, seats: [] };
  return new Turn(new TableSession(table as unknown as Table));
}

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

test('what no mark stands for is left to the buttons of the prompt', () => {
  const turn = turnWith([], [{ type: 'mark', mark: 'l8_c1_b2' }, { type: 'write_x', slot: 'l1_s1' }, { type: 'skip' }]);
  expect(turn.buttons).toEqual([{ type: 'skip' }]);
  expect([...turn.open.keys()]).toEqual(['l8_c1_b2', 'l1_s1']);
});
