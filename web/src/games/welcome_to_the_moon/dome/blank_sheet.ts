import { fromContents } from '../content';
import type { MarkedSheet } from '../view';
import { layout } from './sheet';

export const blank = fromContents((files) => {
  const { races, slots } = layout.from(files);

  const blankSheet = (marks: Partial<MarkedSheet> = {}): MarkedSheet => ({
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

  return { blankSheet };
});
