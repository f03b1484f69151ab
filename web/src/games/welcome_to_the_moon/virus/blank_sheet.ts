import { fromContents } from '../content';
import { unmarked } from '../marked/blank_marks';
import type { VirusSheet } from '../view';
import { layout } from './sheet';

export const blank = fromContents((files) => {
  const { blocks, slots } = layout.from(files);

  const blankSheet = (marks: Partial<VirusSheet> = {}): VirusSheet => ({
    ...unmarked(slots.length),
    circled: blocks.flatMap(({ energy }) => energy.filter(({ atStart }) => atStart).map(({ id }) => id)),
    evacuated: {},
    infecting: null,
    ...marks,
  });

  return { blankSheet };
});
