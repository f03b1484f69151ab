/** How much of the contents is official: the rest was written for this project, because most card faces are not public. */

import type { Printed } from './content';
import type { Original } from './types';

export type Share = { what: string; official: number; partly: number; all: number };

function share(what: string, items: Record<string, { original: Original }>): Share {
  const marks = Object.values(items).map(({ original }) => original);
  return { what, official: marks.filter((mark) => mark === 'no').length, partly: marks.filter((mark) => mark === 'partly').length, all: marks.length };
}

export const shares = (printed: Printed): Share[] => [
  share('bases', printed.bases),
  share('ships', printed.ships),
  share('developments', printed.developments),
  share('tracks', printed.tracks),
  share('planets', printed.planets),
  share('factions', printed.factions),
  share('modules', printed.modules),
  share('tactics', printed.tactics),
  share('upgrades', printed.upgrades),
  share('raiders', printed.raiders),
  share('events', printed.events),
  share('tokens', { ...printed.discoveries, ...printed.supremacies }),
  share('destiny', printed.destinies),
];
