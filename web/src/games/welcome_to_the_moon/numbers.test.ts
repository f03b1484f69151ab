import { describe, expect, test } from 'vitest';
import { shownOf, stacksOf } from './choices';
import { inSlot, naming, numberName, slotName } from './numbers';
import type { Effect, Stack } from './view';

const X = -2;
const EIGHT_AND_A_HALF = 108;

test('numbers are read the same in every language (WM-C.34)', () => {
  expect([0, 8, 42, X, EIGHT_AND_A_HALF].map(numberName)).toEqual([0, 8, 42, 'X', '8½']);
  expect([X, EIGHT_AND_A_HALF, 42].map(inSlot)).toEqual(['X', 8.5, 42]);
  expect([null, 'X', 8.5, 9].map((written) => slotName(written as never))).toEqual([null, 'X', '8½', 9]);
  expect(naming({ key: 'why', params: { number: 6, effect: 'robot' } }, [6, 9, EIGHT_AND_A_HALF]).params).toEqual({ number: '6/9/8½', effect: 'robot' });
});

describe('combinations of one stack (WM-C.4)', () => {
  const of = (stack: number, number: number, effect: Effect | null, places = 1): Stack => ({
    number,
    effect,
    next: 'water',
    places,
    wild: false,
    stack,
    or_next: [],
    barred: null,
  });
  const stacks = [of(0, 5, 'robot'), of(1, 6, 'energy', 0), of(1, 6, 'water', 2), of(1, 9, 'energy'), of(1, 9, 'water'), of(2, 7, null)];

  test('stand together', () => {
    expect(stacksOf(stacks).map((choices) => choices.map(({ index }) => index))).toEqual([[0], [1, 2, 3, 4], [5]]);
  });

  test('show all that is left to choose, until one is taken', () => {
    const [one, several, unflipped] = stacksOf(stacks);
    expect(shownOf(several!, 0)).toEqual({ stack: stacks[2], numbers: [6, 9], effects: ['energy', 'water'], first: 2 });
    expect(shownOf(several!, 3)).toEqual({ stack: stacks[3], numbers: [9], effects: ['energy'], first: 3 });
    expect(shownOf(one!, null)).toMatchObject({ numbers: [5], effects: ['robot'], first: 0 });
    expect(shownOf(unflipped!, null).effects).toEqual([]);
  });
});
