import { fromContents } from '../content';
import { notWon, unmarked } from '../marked/blank_marks';
import type { MarkedSheet } from '../view';
import { layout } from './sheet';

export const blank = fromContents((files) => {
  const { modules, quarters, tunnels } = layout.from(files);

  const blankSheet = (marks: Partial<MarkedSheet> = {}): MarkedSheet => ({
    ...unmarked(modules.length),
    slots: modules.map(({ kind }) => (kind === 'module' ? null : 'X')),
    circled: tunnels.filter(({ atStart }) => atStart).map(({ id }) => id),
    races: notWon(quarters.map(({ race }) => race)),
    ...marks,
  });

  return { blankSheet };
});
