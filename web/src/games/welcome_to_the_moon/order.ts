/** Why a number does not fit between its neighbours (WM-0.9). */

import type { Message } from '$lib/api';

export type Bounds = [low: number | null, high: number | null];

export const fits = (number: number, [low, high]: Bounds): boolean => (low === null || number > low) && (high === null || number < high);

export function order([low, high]: Bounds): Message {
  if (low === null) return { key: 'board-why-below', params: { high: high! } };
  if (high === null) return { key: 'board-why-above', params: { low } };
  if (high - low <= 1) return { key: 'board-why-no-number', params: { low, high } };
  return { key: 'board-why-between', params: { low, high } };
}
