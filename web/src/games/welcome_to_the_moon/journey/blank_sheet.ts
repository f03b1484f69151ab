import type { MarkedSheet } from '../view';
import { slotAt, slots, stations } from './sheet';

export const blankSheet = (marks: Partial<MarkedSheet> = {}): MarkedSheet => ({
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

export function filled(sheet: MarkedSheet, marks: Record<string, number | 'X'>): MarkedSheet {
  const written = [...sheet.slots];
  for (const [slot, mark] of Object.entries(marks)) written[slotAt.get(slot)!] = mark;
  return { ...sheet, slots: written };
}
