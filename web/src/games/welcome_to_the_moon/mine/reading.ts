/** What can be read off a sheet of The Mine. */

import { isMarked } from '../marked/model';
import type { MarkedSheet } from '../view';

export const count = (sheet: MarkedSheet, symbols: readonly { id: string }[]): number => symbols.filter(({ id }) => isMarked(sheet, id)).length;

/** An upgraded main factory, or an active secondary one. */
export const isDone = (sheet: MarkedSheet, { id }: { id: string }): boolean => sheet.reached.includes(id);
