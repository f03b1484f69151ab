/** What is printed on cards and sheets. Each sheet is set on its drawing grid from the contents of the session. */

import { reading, type Contents } from '$lib/contents';
import type { MarkerTrack, MoonContents } from './types';

export const contents = reading((files: MoonContents) => files);

/** What follows from the contents alone: worked out once for each session's; components have it `here`. */
export function fromContents<Part>(of: (files: MoonContents) => Part) {
  const { from } = reading(of);
  return { from: (files: Contents) => from(files), here: () => from(contents.here()) };
}

/** The wilds that the tracks of a sheet give (WM-0.14.1). */
export const wildsOf = (tracks: readonly MarkerTrack[]): Set<string> =>
  new Set(tracks.flatMap(({ rewards }) => rewards.filter(({ gain }) => gain === 'wild').map(({ id }) => id)));
