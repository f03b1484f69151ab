import type { MarkedSheet, MoonView } from '../view';
import { modules, quarters, slotAt, tunnels } from './sheet';

export const blankSheet = (marks: Partial<MarkedSheet> = {}): MarkedSheet => ({
  slots: modules.map(({ kind }) => (kind === 'module' ? null : 'X')),
  last: null,
  errors: Array(3).fill('free'),
  missions: { A: null, B: null, C: null },
  ready: false,
  circled: tunnels.filter(({ atStart }) => atStart).map(({ id }) => id),
  crossed: [],
  races: Object.fromEntries(quarters.map(({ race }) => [race.id, null])),
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
    adventure: 3,
    phase: 'play',
    stacks: [{ number: 9, effect: 'robot', next: 'water', places: 3, wild: false }],
    missions: [],
    sheets,
    scores: [],
  }) as unknown as MoonView;
