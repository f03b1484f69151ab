/** What can be read off a sheet of The Virus. */

import { fromContents } from '../content';
import { isMarked } from '../marked/model';
import type { MarkedSheet } from '../view';
import { layout, type Block, type Study, type Walkway } from './sheet';

export const count = (sheet: MarkedSheet, symbols: readonly { id: string }[]): number => symbols.filter(({ id }) => isMarked(sheet, id)).length;

export const isFull = (sheet: MarkedSheet, block: Block): boolean => block.slots.every((slot) => sheet.slots[slot] !== null);

export const infected = (sheet: MarkedSheet): number => sheet.slots.filter((mark) => mark === 'infected').length;

/** Rows are completed one after another. */
export function studied(sheet: MarkedSheet, study: Study): number {
  const open = study.rows.findIndex(({ icons }) => !isMarked(sheet, icons.at(-1)!.id));
  return open < 0 ? study.rows.length : open;
}

export const isAwake = (sheet: MarkedSheet, block: Block): boolean => block.target !== null && isMarked(sheet, block.target.id);

export const readings = fromContents((files) => {
  const { walkways } = layout.from(files);

  /** Walkways by which a virus would leave its home. */
  const leaks = (sheet: MarkedSheet): Walkway[] => walkways.filter(({ id }) => sheet.reached.includes(id));

  return { leaks };
});
