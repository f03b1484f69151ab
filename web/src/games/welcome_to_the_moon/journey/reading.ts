/** What can be read off a sheet of The Journey. */

import { fromContents } from '../content';
import { isMarked } from '../marked/model';
import type { MarkedSheet } from '../view';
import { layout } from './sheet';

export type Zone = { first: number; last: number };

export const count = (sheet: MarkedSheet, symbols: readonly { id: string }[]): number => symbols.filter(({ id }) => isMarked(sheet, id)).length;

export const readings = fromContents((files) => {
  const { slots, walls } = layout.from(files);

  /** Maximal runs of slots without a wall inside, from Earth to Moon (WM-2.3). */
  function zones(sheet: MarkedSheet): Zone[] {
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

  const filledZones = (sheet: MarkedSheet): Zone[] =>
    zones(sheet).filter(({ first, last }) => sheet.slots.slice(first, last + 1).every((mark) => mark !== null));

  return { zones, filledZones };
});
