import { fromContents } from '../content';
import { notWon, unmarked } from '../marked/blank_marks';
import type { MarkedSheet } from '../view';
import { layout } from './sheet';

export const blank = fromContents((files) => {
  const { slotAt, slots, stations } = layout.from(files);

  const blankSheet = (marks: Partial<MarkedSheet> = {}): MarkedSheet => ({
    ...unmarked(slots.length),
    circled: ['energy_1'],
    races: notWon(stations.map(({ race }) => race)),
    ...marks,
  });

  function filled(sheet: MarkedSheet, marks: Record<string, number | 'X'>): MarkedSheet {
    const written = [...sheet.slots];
    for (const [slot, mark] of Object.entries(marks)) written[slotAt.get(slot)!] = mark;
    return { ...sheet, slots: written };
  }

  return { blankSheet, filled };
});
