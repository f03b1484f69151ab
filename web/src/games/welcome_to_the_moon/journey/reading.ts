/** What can be read off a sheet of The Journey. */

import { isMarked } from '../marked/model';
import type { MarkedSheet } from '../view';
import { slots, walls } from './sheet';

export type Zone = { first: number; last: number };

/** Maximal runs of slots without a wall inside, from Earth to Moon (WM-2.3). */
export function zones(sheet: MarkedSheet): Zone[] {
  const found: Zone[] = [];
  let first = 0;
  slots.forEach((_, last) => {
    const wall = walls[last];
    if (wall && !isMarked(sheet, wall.id)) return;
    found.push({ first, last });
    first = last + 1;
  });
  return found;
}

export const filledZones = (sheet: MarkedSheet): Zone[] =>
  zones(sheet).filter(({ first, last }) => sheet.slots.slice(first, last + 1).every((mark) => mark !== null));

export const count = (sheet: MarkedSheet, symbols: readonly { id: string }[]): number => symbols.filter(({ id }) => isMarked(sheet, id)).length;
