/** What can be read off a sheet of The Colony. */

import { fromContents } from '../content';
import { isMarked } from '../marked/model';
import type { MarkedSheet } from '../view';
import { layout } from './sheet';

export const count = (sheet: MarkedSheet, symbols: readonly { id: string }[]): number => symbols.filter(({ id }) => isMarked(sheet, id)).length;

export const isFilled = (sheet: MarkedSheet, own: readonly number[]): boolean => own.every((slot) => sheet.slots[slot] !== null);

export const readings = fromContents((files) => {
  const { quarters, slotAt } = layout.from(files);

  const plants = (sheet: MarkedSheet): number =>
    quarters.flatMap(({ greenhouses }) => greenhouses).reduce((sum, house) => sum + (isMarked(sheet, house.id) ? house.plants : 0), 0);

  /** Modules joined to the start. */
  const network = (sheet: MarkedSheet): Set<number> => new Set(sheet.reached.map((id) => slotAt.get(id)!));

  return { plants, network };
});
