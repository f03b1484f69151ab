import { fromContents } from '../content';
import { unmarked } from '../marked/blank_marks';
import { layout, type BattleSheet } from './sheet';

export const blank = fromContents((files) => {
  const { slots } = layout.from(files);

  const blankSheet = (marks: Partial<BattleSheet> = {}): BattleSheet => ({
    ...unmarked(slots.length),
    errors: Array(4).fill('free'),
    turn: 'A',
    players: { A: 0, B: 1 },
    insignia: {},
    control: {},
    ...marks,
  });

  return { blankSheet };
});
