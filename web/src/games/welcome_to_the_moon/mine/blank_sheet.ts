import type { MarkedSheet, MoonView } from '../view';
import { mains, slotAt, slots } from './sheet';

export const blankSheet = (marks: Partial<MarkedSheet> = {}): MarkedSheet => ({
  slots: slots.map(() => null),
  last: null,
  errors: Array(3).fill('free'),
  missions: { A: null, B: null, C: null },
  ready: false,
  circled: [],
  crossed: [],
  races: Object.fromEntries(mains.flatMap(({ race }) => (race ? [[race.id, null]] : []))),
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
    adventure: 4,
    phase: 'play',
    stacks: [{ number: 9, effect: 'robot', next: 'water', places: 3, wild: false }],
    missions: [],
    sheets,
    scores: [],
  }) as unknown as MoonView;
