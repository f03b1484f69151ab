/** What can be read off a sheet of The Dome. */

import { fromContents } from '../content';
import { count } from '../marked/model';
import type { MarkedSheet } from '../view';
import { layout } from './sheet';

export const unbuilt = (sheet: MarkedSheet): number => sheet.noted['unbuilt'] ?? 0;

export const readings = fromContents((files) => {
  const { sections } = layout.from(files);

  /** All that may be built: a section, or its halves once it is split. */
  const pieces = sections.flatMap((section) => [section, ...section.halves]);

  /** What is built of all that is to be built. */
  function built(sheet: MarkedSheet): { have: number; of: number } {
    const have = count(sheet, pieces);
    return { have, of: have + unbuilt(sheet) };
  }

  return { built, pieces };
});
