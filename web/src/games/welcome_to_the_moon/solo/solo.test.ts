import { describe, expect, test } from 'vitest';
import { ahead, cardsHeld, hasEffect, scoreAfter, spareBonuses, track, trackAfter, trackPoints } from './astra';
import { astra, PAIRS } from './blank_astra';
import { combinationsOf, fits, halvesOf, NONE, take, third } from './pairs';

describe('taking halves of cards (WM-S.7)', () => {
  test('a number and an effect of two cards make a pair; the third card is left', () => {
    const number = take(NONE, 'number', 1);
    expect([combinationsOf(PAIRS, number), third(number)]).toEqual([[], null]);
    const both = take(number, 'effect', 0);
    expect([combinationsOf(PAIRS, both), third(both)]).toEqual([[2], 2]);
    expect(
      combinationsOf(
        [
          [1, 0],
          [1, 0],
          [0, 1],
        ],
        both,
      ),
    ).toEqual([0, 1]);
  });

  test('both halves of one card: the older choice moves to the next card', () => {
    expect(take({ number: 2, effect: 1 }, 'effect', 2)).toEqual({ number: 0, effect: 2 });
    expect(take({ number: null, effect: 1 }, 'number', 1)).toEqual({ number: 1, effect: 2 });
  });

  test('a half is put back by taking it again', () => {
    expect(take({ number: 2, effect: 1 }, 'number', 2)).toEqual({ number: null, effect: 1 });
  });

  test('one half keeps the pairs open that have it', () => {
    expect(PAIRS.filter((pair) => fits(pair, { number: 1, effect: null }))).toEqual([
      [1, 0],
      [1, 2],
    ]);
    expect(PAIRS.filter((pair) => fits(pair, halvesOf([2, 0])))).toEqual([[2, 0]]);
    expect(PAIRS.filter((pair) => fits(pair, NONE))).toHaveLength(6);
  });
});

test('a card is worth what its effect is worth at her level (WM-S.21)', () => {
  expect([cardsHeld(astra()), spareBonuses(astra()), scoreAfter(astra(), 'robot'), scoreAfter(astra(), 'energy')]).toEqual([16, 1, 54, 58]);
});

describe('her track in The Launch', () => {
  test('has 81 boxes with numbers at places 16, 21 … 81 (WM-S.30)', () => {
    expect(track).toHaveLength(81);
    const numbers = track.filter(({ kind }) => kind === 'number');
    expect(numbers.map(({ index }) => index + 1)).toEqual([16, 21, 26, 31, 36, 41, 46, 51, 56, 61, 66, 71, 76, 81]);
    expect(numbers.map(({ label }) => label)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140]);
  });

  test('scores the lowest number not crossed, 150 for a launch (WM-S.32)', () => {
    expect([0, 15, 16, 20, 21, 80, 81].map(trackPoints)).toEqual([10, 10, 20, 20, 30, 140, 150]);
  });

  test('moves on by the worth of a card, not past the end (WM-S.31)', () => {
    const far = astra({ track: 78 });
    expect([trackAfter(far, 'energy'), scoreAfter(far, 'energy'), scoreAfter(far, 'robot')]).toEqual([81, 150, 140]);
  });
});

test('a majority needs something of one’s own, and at least as much as hers (WM-S.17)', () => {
  const majority = (mine: number, hers: number) => ahead({ of: 'zones', mine, hers, cards: 2 * hers });
  expect([majority(0, 0), majority(1, 2), majority(2, 2)]).toEqual(['none', 'no', 'yes']);
});

test('card C does nothing of its own in adventures 2 to 4 (WM-S.18)', () => {
  expect([1, 2, 3, 4, 5, 8].map((adventure) => hasEffect(adventure, 'C'))).toEqual([true, false, false, false, true, true]);
  expect(hasEffect(2, 'B')).toBe(true);
});
