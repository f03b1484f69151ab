/** What can be read off a sheet of The Dome. */

import { fromContents } from '../content';
import { isMarked } from '../marked/model';
import type { MarkedSheet } from '../view';
import { layout, type Piece } from './sheet';

export const count = (sheet: MarkedSheet, symbols: readonly { id: string }[]): number => symbols.filter(({ id }) => isMarked(sheet, id)).length;
export const isFilled = (sheet: MarkedSheet, own: readonly number[]): boolean => own.every((slot) => sheet.slots[slot] !== null);

export const readings = fromContents((files) => {
  const { sections } = layout.from(files);

  /** All that is to be built from left to right: a split section is its two halves. */
  const pieces = (sheet: MarkedSheet): Piece[] => sections.flatMap((section) => (isMarked(sheet, section.split.id) ? section.halves : [section]));

  return { pieces };
});
