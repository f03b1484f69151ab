/** What can be read off a sheet of The Escape. */

import { isMarked } from '../marked/model';
import type { MarkedSheet } from '../view';
import { parts } from './sheet';

export const count = (sheet: MarkedSheet, symbols: readonly { id: string }[]): number => symbols.filter(({ id }) => isMarked(sheet, id)).length;

export const isFilled = (sheet: MarkedSheet, own: readonly number[]): boolean => own.every((slot) => sheet.slots[slot] !== null);

/** Parts that are connected, by their places in the list. */
export const connected = (sheet: MarkedSheet): Set<number> => new Set(parts.flatMap(({ id }, part) => (sheet.reached.includes(id) ? [part] : [])));
