import type { LaunchSheet } from '../view';
import { slotOf, slots } from './sheet';

export const blankSheet = (marks: Partial<LaunchSheet> = {}): LaunchSheet => ({
  slots: slots.map(() => null),
  last: null,
  fuelled: [],
  paid: [],
  lost: [],
  sabotaged: [],
  waiting: [],
  rockets: 0,
  ties: 0,
  errors: Array(8).fill('free'),
  missions: { A: null, B: null, C: null },
  ready: false,
  noted: {},
  ...marks,
});

export function filled(sheet: LaunchSheet, marks: Record<string, number | 'X'>): LaunchSheet {
  const written = [...sheet.slots];
  for (const [slot, mark] of Object.entries(marks)) written[slotOf.get(slot)!.index] = mark;
  return { ...sheet, slots: written };
}
