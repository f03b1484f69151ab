/** What every sheet of boxes is before anything is written or marked. */

import type { MarkedSheet } from '../view';

export const unmarked = (slots: number): MarkedSheet => ({
  slots: Array<null>(slots).fill(null),
  last: null,
  errors: Array<'free'>(3).fill('free'),
  missions: { A: null, B: null, C: null },
  ready: false,
  noted: {},
  bonds: [],
  due: [],
  reached: [],
  filled: [],
  circled: [],
  crossed: [],
  races: {},
  closed: [],
  wild: null,
});

/** Races that nobody has won yet. */
export const notWon = (races: { id: string }[]): MarkedSheet['races'] => Object.fromEntries(races.map(({ id }) => [id, null]));
