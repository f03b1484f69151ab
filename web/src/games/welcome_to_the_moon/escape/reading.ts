/** What can be read off a sheet of The Escape. */

import { fromContents } from '../content';
import type { MarkedSheet } from '../view';
import { layout } from './sheet';

export const readings = fromContents((files) => {
  const { parts } = layout.from(files);

  /** Parts that are connected, by their places in the list. */
  const connected = (sheet: MarkedSheet): Set<number> => new Set(parts.flatMap(({ id }, part) => (sheet.reached.includes(id) ? [part] : [])));

  return { connected };
});
