import type { MoonView, Stack } from '../view';
import { slotAt, slots, type BattleSheet, type ZoneName } from './sheet';

export const blankSheet = (marks: Partial<BattleSheet> = {}): BattleSheet => ({
  slots: slots.map(() => null),
  last: null,
  errors: Array(4).fill('free'),
  missions: { A: null, B: null, C: null },
  ready: false,
  circled: [],
  crossed: [],
  races: {},
  closed: [],
  turn: 'A',
  insignia: {},
  control: {},
  ...marks,
});

export function drawn(sheet: BattleSheet, marks: Record<string, ZoneName>): BattleSheet {
  const written = [...sheet.slots];
  for (const [slot, zone] of Object.entries(marks)) written[slotAt.get(slot)!] = zone;
  return { ...sheet, slots: written };
}

export const viewOf = (sheets: BattleSheet[], stack: Partial<Stack> = {}): MoonView =>
  ({
    round: 3,
    adventure: 8,
    phase: 'play',
    stacks: [{ number: 2, effect: 'plant', next: 'water', places: 3, ...stack }],
    missions: [],
    sheets,
    scores: [],
  }) as unknown as MoonView;
