import type { MarkedSheet } from '../view';
import { races, slots } from './sheet';

export const blankSheet = (marks: Partial<MarkedSheet> = {}): MarkedSheet => ({
  slots: slots.map(() => null),
  last: null,
  errors: Array(3).fill('free'),
  missions: { A: null, B: null, C: null },
  ready: false,
  noted: {},
  reached: [],
  circled: [],
  crossed: [],
  races: Object.fromEntries(races.map(({ id }) => [id, null])),
  closed: [],
  ...marks,
});
