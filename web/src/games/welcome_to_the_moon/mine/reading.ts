/** What can be read off a sheet of The Mine. */

import type { MarkedSheet } from '../view';

/** An upgraded main factory, or an active secondary one. */
export const isDone = (sheet: MarkedSheet, { id }: { id: string }): boolean => sheet.reached.includes(id);
