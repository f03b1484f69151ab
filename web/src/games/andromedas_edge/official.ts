/** How much of the contents is official: the rest was written for this project, because most card faces are not public. */

import * as content from './content';
import type { Original } from './view';

export type Share = { what: string; official: number; partly: number; all: number };

function share(what: string, items: Record<string, { original: Original }>): Share {
  const marks = Object.values(items).map(({ original }) => original);
  return { what, official: marks.filter((mark) => mark === 'no').length, partly: marks.filter((mark) => mark === 'partly').length, all: marks.length };
}

export const shares: Share[] = [
  share('bases', content.BASES),
  share('ships', content.SHIP_CARDS),
  share('developments', content.DEVELOPMENTS),
  share('tracks', content.TRACK_BOARDS),
  share('planets', content.PLANETS),
  share('factions', content.FACTIONS),
  share('modules', content.MODULES),
  share('tactics', content.TACTICS),
  share('upgrades', content.UPGRADES),
  share('raiders', content.RAIDER_CARDS),
  share('events', content.EVENTS),
  share('tokens', { ...content.DISCOVERIES, ...content.SUPREMACIES }),
  share('destiny', content.DESTINIES),
];
