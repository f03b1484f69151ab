/** What a player owns and gets each round (SE-3.6, SE-8.4). */

import type { PlayerView } from '../types';

export type Holding = { resource: 'credits' | 'energy' | 'card' | 'publicity'; amount: number; income: number };

export function holdings({ credits, energy, cards, publicity, income }: PlayerView): Holding[] {
  return [
    { resource: 'credits', amount: credits, income: income[0]! },
    { resource: 'energy', amount: energy, income: income[1]! },
    { resource: 'card', amount: cards, income: income[2]! },
    { resource: 'publicity', amount: publicity, income: income[4]! },
  ];
}
