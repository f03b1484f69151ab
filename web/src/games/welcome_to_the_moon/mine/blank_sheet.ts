import { fromContents } from '../content';
import { notWon, unmarked } from '../marked/blank_marks';
import type { MarkedSheet } from '../view';
import { layout } from './sheet';

export const blank = fromContents((files) => {
  const { mains, slots } = layout.from(files);

  const blankSheet = (marks: Partial<MarkedSheet> = {}): MarkedSheet => ({
    ...unmarked(slots.length),
    races: notWon(mains.flatMap(({ race }) => race ?? [])),
    ...marks,
  });

  return { blankSheet };
});
