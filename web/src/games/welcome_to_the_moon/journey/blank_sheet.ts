import { fromContents } from '../content';
import type { MarkedSheet } from '../view';
import { layout } from './sheet';

export const blank = fromContents((files) => {
  const { slotAt, slots, stations } = layout.from(files);

  const blankSheet = (marks: Partial<MarkedSheet> = {}): MarkedSheet => ({
    slots: slots.map(() => null),
    last: null,
    errors: Array(3).fill('free'),
    missions: { A: null, B: null, C: null },
    ready: false,
    noted: {},
    reached: [],
    circled: ['energy_1'],
    crossed: [],
    races: Object.fromEntries(stations.map(({ race }) => [race.id, null])),
    closed: [],
    ...marks,
  });

  function filled(sheet: MarkedSheet, marks: Record<string, number | 'X'>): MarkedSheet {
    const written = [...sheet.slots];
    for (const [slot, mark] of Object.entries(marks)) written[slotAt.get(slot)!] = mark;
    return { ...sheet, slots: written };
  }

  return { blankSheet, filled };
});
