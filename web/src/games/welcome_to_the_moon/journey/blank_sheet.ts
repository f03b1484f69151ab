import type { MarkedSheet, MoonView } from '../view';
import { slotAt, slots, stations } from './sheet';

export const blankSheet = (marks: Partial<MarkedSheet> = {}): MarkedSheet => ({
  slots: slots.map(() => null),
  last: null,
  errors: Array(3).fill('free'),
  missions: { A: null, B: null, C: null },
  ready: false,
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

export const viewOf = (...sheets: MarkedSheet[]): MoonView =>
  ({
    round: 3,
    adventure: 2,
    phase: 'play',
    stacks: [{ number: 9, effect: 'astronaut', next: 'water', places: 3, wild: false }],
    missions: [],
    sheets,
    scores: [],
  }) as unknown as MoonView;
