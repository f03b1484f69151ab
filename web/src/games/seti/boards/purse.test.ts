import { expect, test } from 'vitest';
import { holdings, incomeOf } from './purse';
import type { PlayerView } from '../types';

test('income is what is printed and what was tucked (SE-8.4)', () => {
  const player = { credits: 4, energy: 0, cards: 2, publicity: 5, incomes: [1, 0, 2, 1, 0] } as unknown as PlayerView;
  expect(incomeOf(player)).toEqual([4, 2, 3, 1, 0]);
  expect(holdings(player).map(({ amount, income }) => [amount, income])).toEqual([
    [4, 4],
    [0, 2],
    [2, 3],
    [5, 0],
  ]);
});
