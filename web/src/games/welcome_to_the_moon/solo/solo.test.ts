import { describe, expect, test } from 'vitest';
import { contentsIn } from '../../../../tests/printed';
import type { MoonContents } from '../types';
import { boxesOf, cardsHeld, effectsOf } from './astra';
import { astra, PAIRS } from './blank_astra';
import { combinationsOf, fits, halvesOf, NONE, take } from './pairs';

describe('taking halves of cards (WM-S.7)', () => {
  test('a number and an effect of two cards make a pair', () => {
    const number = take(PAIRS, NONE, 'number', 1);
    expect(combinationsOf(PAIRS, number)).toEqual([]);
    const both = take(PAIRS, number, 'effect', 0);
    expect(combinationsOf(PAIRS, both)).toEqual([2]);
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

  test('where the rules know no pair of two halves, the older choice moves to a card with which they do', () => {
    expect(take(PAIRS, { number: 2, effect: 1 }, 'effect', 2)).toEqual({ number: 0, effect: 2 });
    expect(take(PAIRS, { number: null, effect: 1 }, 'number', 1)).toEqual({ number: 1, effect: 0 });
    expect(take([...PAIRS, [1, 1]], { number: null, effect: 1 }, 'number', 1)).toEqual({ number: 1, effect: 1 });
    expect(take([[0, 1]], { number: 0, effect: 1 }, 'effect', 2)).toEqual({ number: null, effect: 2 });
  });

  test('a half is put back by taking it again', () => {
    expect(take(PAIRS, { number: 2, effect: 1 }, 'number', 2)).toEqual({ number: null, effect: 1 });
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

const { track: printedTrack } = (contentsIn('welcome_to_the_moon') as MoonContents).adventures;

test('her track in The Launch has 81 boxes with numbers at places 16, 21 … 81 (WM-S.30)', () => {
  const track = boxesOf(printedTrack);
  expect(track).toHaveLength(81);
  const numbers = track.filter(({ kind }) => kind === 'number');
  expect(numbers.map(({ index }) => index + 1)).toEqual([16, 21, 26, 31, 36, 41, 46, 51, 56, 61, 66, 71, 76, 81]);
  expect(numbers.map(({ label }) => label)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140]);
  expect(track.slice(0, 15).every(({ kind }) => kind === 'level')).toBe(true);
});

test('her cards are counted, her effects stand in their printed order', () => {
  expect([cardsHeld(astra()), effectsOf(astra())]).toEqual([16, ['robot', 'energy', 'plant', 'water', 'astronaut', 'planning']]);
});
