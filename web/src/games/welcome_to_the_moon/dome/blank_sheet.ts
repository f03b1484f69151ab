import { fromContents } from '../content';
import { notWon, unmarked } from '../marked/blank_marks';
import type { MarkedSheet } from '../view';
import { layout } from './sheet';

export const blank = fromContents((files) => {
  const { races, slots } = layout.from(files);

  const blankSheet = (marks: Partial<MarkedSheet> = {}): MarkedSheet => ({
    ...unmarked(slots.length),
    races: notWon(races),
    ...marks,
  });

  return { blankSheet };
});
