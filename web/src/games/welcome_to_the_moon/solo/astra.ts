/** ASTRA's side, as it is drawn. */

import type { Message } from '$lib/api';
import type { AstraTrack } from '../types';
import type { AstraView, MoonView } from '../view';

export type Box = { index: number; kind: 'level' | 'number' | 'plain'; label: number | null };

/** The boxes of her track in The Launch: the first ones bear levels, some of the others a number of points (WM-S.30). */
export function boxesOf({ labels, boxes, numbers }: AstraTrack): Box[] {
  const valueAt = new Map(numbers.map(({ place, value }) => [place - 1, value]));
  return Array.from({ length: boxes }, (_, index): Box => {
    if (index < labels.length) return { index, kind: 'level', label: labels[index]! };
    const label = valueAt.get(index) ?? null;
    return { index, kind: label === null ? 'plain' : 'number', label };
  });
}

/** The effects in their printed order. */
export const effectsOf = ({ each }: AstraView): string[] => Object.keys(each);

export const cardsHeld = ({ held }: AstraView): number => Object.values(held).reduce((sum, count) => sum + count, 0);

/** Alone, both sheets of The Battle are the player's: they are known by their side (WM-S.50). */
export const sideOf = ({ astra }: MoonView, sheet: number): Message | null =>
  astra ? { key: 'astra-sheet', params: { side: sheet ? 'right' : 'left' } } : null;
