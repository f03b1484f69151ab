/** Why something on the sheet can't be chosen, in words and with the rule. */

import type { Message } from '$lib/api';
import { fits, order, type Bounds } from '../order';
import type { LaunchSheet, Stack } from '../view';
import { isComplete } from './gains';
import { bonusOf, levelById, slotOf } from './sheet';

export type Reason = { rule: string; text: Message };

/** Numbers already written nearest before and after a slot in its level (WM-0.9). */
export function bounds(sheet: LaunchSheet, slot: string): Bounds {
  const { level } = slotOf.get(slot)!;
  const line = levelById.get(level)!.slots;
  const at = line.indexOf(slot);
  const written = (ids: string[]) => ids.map((id) => sheet.slots[slotOf.get(id)!.index]).filter((mark) => typeof mark === 'number');
  return [written(line.slice(0, at)).at(-1) ?? null, written(line.slice(at + 1))[0] ?? null];
}

/** Why none of these combinations can be written in the slot; null when one can. */
export function whyNotHere(sheet: LaunchSheet, slot: string, stacks: Stack[]): Reason | null {
  if (sheet.slots[slotOf.get(slot)!.index] !== null) return { rule: 'WM-0.9', text: { key: 'board-why-filled' } };
  const { effect } = levelById.get(slotOf.get(slot)!.level)!;
  const matching = stacks.filter((stack) => effect === 'wild' || stack.effect === effect);
  if (!matching.length) return { rule: 'WM-1.3', text: { key: 'launch-why-level', params: { effect } } };
  const between = bounds(sheet, slot);
  return matching.some(({ number }) => fits(number, between)) ? null : { rule: 'WM-0.9', text: order(between) };
}

/** A combination that fits in no slot of its level or the wild level (WM-0.8.2). */
export const whyNoPlace = ({ number, effect }: Stack): Reason => ({
  rule: 'WM-0.8.2',
  text: { key: 'launch-why-no-place', params: { number, effect: effect! } },
});

/** Why an inactive rocket can't be fuelled now; null when it could be, if there were fuel (WM-1.4, WM-1.5). */
export function whyNoFuel(sheet: LaunchSheet, bonus: string): Reason | null {
  if (sheet.fuelled.includes(bonus)) return { rule: 'WM-1.5', text: { key: 'launch-refused-fuelled' } };
  if (isComplete(sheet, bonusOf.get(bonus)!.compartment)) return { rule: 'WM-1.4', text: { key: 'launch-refused-complete' } };
  return null;
}
