/** What can be read off a sheet of The Virus. */

import { fromContents } from '../content';
import { isMarked } from '../marked/model';
import type { MarkedSheet } from '../view';
import { layout, type Block, type Study, type Walkway } from './sheet';

export const infected = (sheet: MarkedSheet): number => sheet.slots.filter((mark) => mark === 'infected').length;

/** Completed rows. */
export const studied = (sheet: MarkedSheet, study: Study): number => sheet.noted[`${study.id} rows`] ?? 0;

export const isAwake = (sheet: MarkedSheet, block: Block): boolean => block.target !== null && isMarked(sheet, block.target.id);

export const readings = fromContents((files) => {
  const { walkways } = layout.from(files);

  /** Walkways by which a virus would leave its home. */
  const leaks = (sheet: MarkedSheet): Walkway[] => walkways.filter(({ id }) => sheet.reached.includes(id));

  return { leaks };
});
