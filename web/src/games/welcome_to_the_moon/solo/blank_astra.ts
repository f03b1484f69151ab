import type { AstraView } from '../view';
import type { Pair } from './pairs';

export const PAIRS: Pair[] = [
  [0, 1],
  [0, 2],
  [1, 0],
  [1, 2],
  [2, 0],
  [2, 1],
];

/** ASTRA at level 4, in the middle of The Journey. */
export const astra = (marks: Partial<AstraView> = {}): AstraView => ({
  level: 4,
  name: 'ASTRA',
  open: 3,
  cards: [],
  gifts: [],
  hit: [],
  pairs: PAIRS,
  unused: PAIRS.map(([number, effect]) => 3 - number - effect),
  used: null,
  each: { robot: 2, energy: 6, plant: 4, water: 3, astronaut: 3, planning: 2 },
  held: { robot: 8, energy: 2, plant: 0, water: 0, astronaut: 3, planning: 3 },
  boxes: 10,
  circled: 2,
  crossed: 1,
  spare: 1,
  letters: { A: 1, B: 1, C: 0 },
  second_pass: false,
  track: null,
  majority: null,
  score: { points: 52, terms: [] },
  ...marks,
});
