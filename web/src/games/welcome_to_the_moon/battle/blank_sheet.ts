import { fromContents } from '../content';
import { layout, type BattleSheet } from './sheet';

export const blank = fromContents((files) => {
  const { slots } = layout.from(files);

  const blankSheet = (marks: Partial<BattleSheet> = {}): BattleSheet => ({
    slots: slots.map(() => null),
    last: null,
    errors: Array(4).fill('free'),
    missions: { A: null, B: null, C: null },
    ready: false,
    noted: {},
    reached: [],
    circled: [],
    crossed: [],
    races: {},
    closed: [],
    turn: 'A',
    players: { A: 0, B: 1 },
    insignia: {},
    control: {},
    ...marks,
  });

  return { blankSheet };
});
