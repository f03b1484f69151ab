/** What can be read off a sheet of The Colony. */

import { fromContents } from '../content';
import type { MarkedSheet } from '../view';
import { layout } from './sheet';

export const readings = fromContents((files) => {
  const { slotAt } = layout.from(files);

  const plants = (sheet: MarkedSheet): number => sheet.noted['grown'] ?? 0;

  /** Modules joined to the start. */
  const network = (sheet: MarkedSheet): Set<number> => new Set(sheet.reached.map((id) => slotAt.get(id)!));

  return { plants, network };
});
