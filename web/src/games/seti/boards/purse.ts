/** What a player owns and gets each round (SE-3.6, SE-8.4). */

import type { PlayerView } from '../types';

export type Holding = { resource: 'credits' | 'energy' | 'card' | 'publicity'; amount: number; income: number };

/** Printed on every board: 3 credits, 2 energy and a card a round. */
const PRINTED = [3, 2, 1, 0, 0];
export const MOST_PUBLICITY = 10;
export const MOST_DATA = 6;
/** What research costs (SE-5.7). */
export const RESEARCH = 6;

/** Income of a round: credits, energy, cards, data, publicity. */
export const incomeOf = ({ incomes }: PlayerView): number[] => PRINTED.map((base, i) => base + (incomes[i] ?? 0));

export function holdings(player: PlayerView): Holding[] {
  const [credits, energy, cards, , publicity] = incomeOf(player) as [number, number, number, number, number];
  return [
    { resource: 'credits', amount: player.credits, income: credits },
    { resource: 'energy', amount: player.energy, income: energy },
    { resource: 'card', amount: player.cards, income: cards },
    { resource: 'publicity', amount: player.publicity, income: publicity },
  ];
}
