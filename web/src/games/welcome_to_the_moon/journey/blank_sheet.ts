import { fromContents } from '../content';
import { notWon, unmarked } from '../marked/blank_marks';
import type { JourneySheet } from '../view';
import { layout } from './sheet';

export const blank = fromContents((files) => {
  const { slotAt, slots, stations } = layout.from(files);

  const blankSheet = (marks: Partial<JourneySheet> = {}): JourneySheet => ({
    ...unmarked(slots.length),
    circled: ['energy_1'],
    zones: [{ first: 0, last: slots.length - 1, filled: false }],
    races: notWon(stations.map(({ race }) => race)),
    ...marks,
  });

  function filled(sheet: JourneySheet, marks: Record<string, number | 'X'>): JourneySheet {
    const written = [...sheet.slots];
    for (const [slot, mark] of Object.entries(marks)) written[slotAt.get(slot)!] = mark;
    return { ...sheet, slots: written };
  }

  return { blankSheet, filled };
});
