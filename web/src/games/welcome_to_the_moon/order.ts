/** Why a number does not fit between its neighbours (WM-0.9). */

import type { Message } from '$lib/api';
import { inSlot, slotName } from './numbers';

export type Bounds = [low: number | null, high: number | null];

/** Whether a number of a combination keeps the order; an X always does. */
export function fits(number: number, [low, high]: Bounds): boolean {
  const written = inSlot(number);
  return written === 'X' || ((low === null || written > low) && (high === null || written < high));
}

export function order([low, high]: Bounds): Message {
  if (low === null) return { key: 'board-why-below', params: { high: slotName(high!) } };
  if (high === null) return { key: 'board-why-above', params: { low: slotName(low) } };
  const params = { low: slotName(low), high: slotName(high) };
  return { key: high - low <= 1 ? 'board-why-no-number' : 'board-why-between', params };
}
