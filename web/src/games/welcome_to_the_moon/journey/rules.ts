/** What an action leads to on the sheet of The Journey, and what a sheet is worth (WM-2.3 to WM-2.10). */

import { basics, isMarked, isShifted, majority, missionPoints, ranking, type Term } from '../marked/model';
import type { AstraView, MarkedSheet, MoonAction, MoonView } from '../view';
import { penalties, slotAt, slots, stations, tanks, trackOf, walls, type Track } from './sheet';

export type Zone = { first: number; last: number };

/** Maximal runs of slots without a wall inside, from Earth to Moon (WM-2.3). */
export function zones(sheet: MarkedSheet): Zone[] {
  const found: Zone[] = [];
  let first = 0;
  slots.forEach((_, last) => {
    const wall = walls[last];
    if (wall && !isMarked(sheet, wall.id)) return;
    found.push({ first, last });
    first = last + 1;
  });
  return found;
}

export const zoneOf = (sheet: MarkedSheet, slot: number): Zone => zones(sheet).find(({ first, last }) => first <= slot && slot <= last)!;

export const filledZones = (sheet: MarkedSheet): Zone[] =>
  zones(sheet).filter(({ first, last }) => sheet.slots.slice(first, last + 1).every((mark) => mark !== null));

const length = ({ first, last }: Zone): number => last - first + 1;
export const count = (sheet: MarkedSheet, symbols: readonly { id: string }[]): number => symbols.filter(({ id }) => isMarked(sheet, id)).length;

export function after(view: MoonView, seat: number, action: MoonAction): MarkedSheet {
  const sheet = basics(view, seat, action, (slot) => slotAt.get(slot)!);
  if (action.type === 'write' && isShifted(view, action)) return markNext(sheet, 'astronaut');
  if (action.type === 'write_x') return markNext(sheet, 'planning');
  if (action.type === 'mark') return mark(sheet, action.mark);
  if (action.type === 'error' && sheet.errors.filter((box) => box === 'crossed').length <= 2) return markNext(sheet, 'energy');
  return sheet;
}

/** Marks the next icon of a track; with none left nothing happens (WM-0.12.3, WM-0.13.3). */
function markNext(sheet: MarkedSheet, track: Track['id']): MarkedSheet {
  const next = trackOf(track).icons.find(({ id }) => !isMarked(sheet, id));
  return next ? mark(sheet, next.id) : sheet;
}

function mark(sheet: MarkedSheet, id: string): MarkedSheet {
  for (const track of ['energy', 'astronaut', 'planning'] as const) {
    const index = trackOf(track).icons.findIndex((icon) => icon.id === id);
    if (index >= 0) return markIcon(sheet, track, index);
  }
  const marked = { ...sheet, circled: [...sheet.circled, id] };
  const station = stations.find(({ robots }) => robots.some((robot) => robot.id === id));
  if (!station || count(marked, station.robots) < station.robots.length) return marked;
  const { id: race, first, later } = station.race;
  return { ...marked, races: { ...marked.races, [race]: sheet.closed.includes(race) ? later : first } };
}

/** The second icon of a pair circles a wild, or crosses a wall box (WM-0.14.1, WM-2.4). */
function markIcon(sheet: MarkedSheet, track: Track['id'], index: number): MarkedSheet {
  const { icons, rewards } = trackOf(track);
  const circled = [...sheet.circled];
  const crossed = [...sheet.crossed];
  (track === 'energy' ? circled : crossed).push(icons[index]!.id);
  if (index % 2) (track === 'energy' ? crossed : circled).push(rewards[(index - 1) / 2]!.id);
  return { ...sheet, circled, crossed };
}

/** What the filled zones are compared with: every two of ASTRA's energy cards (WM-S.17). */
export const herZones = ({ held }: AstraView): number => Math.floor(held.energy / 2);

export function terms(sheets: MarkedSheet[], seat: number, astra: AstraView | null = null): Term[] {
  const sheet = sheets[seat]!;
  const plants = stations.reduce((points, station) => points + count(sheet, station.plants) * (sheet.races[station.race.id] ?? 0), 0);
  const water = tanks.reduce((points, tank) => points + (isMarked(sheet, tank.id) ? tank.points : 0), 0);
  const filled = sheets.map(filledZones);
  return [
    { key: 'term-missions', points: missionPoints(sheet) },
    { key: 'journey-term-plants', points: plants },
    { key: 'journey-term-water', points: water },
    { key: 'journey-term-longest-zone', points: Math.max(0, ...filled[seat]!.map(length)) },
    {
      key: 'journey-term-most-zones',
      points: astra
        ? majority(filled[seat]!.length, herZones(astra))
        : ranking(
            filled.map((own) => own.length),
            seat,
          ),
    },
    { key: 'term-errors', points: -penalties[sheet.errors.filter((box) => box === 'crossed').length]! || 0 },
  ];
}
