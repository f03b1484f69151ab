import type { MarkedSheet, MoonView } from '../view';
import { airlocks, ships, slotAt, slots } from './sheet';

const atStart = [...airlocks, ...ships.flatMap(({ plants, reactors }) => [...plants, ...reactors])].filter((symbol) => symbol.atStart).map(({ id }) => id);

/** A sheet at the start; what is circled from the start stays circled. */
export const blankSheet = ({ circled = [], ...marks }: Partial<MarkedSheet> = {}): MarkedSheet => ({
  slots: slots.map(() => null),
  last: null,
  errors: Array(3).fill('free'),
  missions: { A: null, B: null, C: null },
  ready: false,
  crossed: [],
  races: Object.fromEntries(ships.map(({ double }) => [double.id, null])),
  closed: [],
  ...marks,
  circled: [...atStart, ...circled],
});

export function filled(sheet: MarkedSheet, marks: Record<string, number | 'X'>): MarkedSheet {
  const written = [...sheet.slots];
  for (const [slot, mark] of Object.entries(marks)) written[slotAt.get(slot)!] = mark;
  return { ...sheet, slots: written };
}

export const viewOf = (sheet: MarkedSheet): MoonView =>
  ({
    round: 3,
    adventure: 7,
    phase: 'play',
    stacks: [{ number: 9, effect: 'robot', next: 'water', places: 3, wild: false }],
    missions: [],
    sheets: [sheet],
    scores: [],
  }) as unknown as MoonView;
