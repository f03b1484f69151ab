/** What a place of The Journey is, why it can't be chosen, and what an action brings, in words. */

import type { Message } from '$lib/api';
import { isMarked, isWild, type Reason } from '../marked/model';
import { order, type Bounds } from '../order';
import type { MarkedSheet, MoonAction } from '../view';
import { count, filledZones, zoneOf, zones } from './rules';
import { slotAt, slots, stations, tankOf, tracks, wallAt } from './sheet';

/** The numbers nearest before and after a slot in its zone (WM-2.3). */
function bounds(sheet: MarkedSheet, slot: number): Bounds {
  const { first, last } = zoneOf(sheet, slot);
  const numbers = (from: number, to: number) => sheet.slots.slice(from, to).filter((mark) => typeof mark === 'number');
  return [numbers(first, slot).at(-1) ?? null, numbers(slot + 1, last + 1)[0] ?? null];
}

export function tell(place: string, sheet: MarkedSheet): Message {
  const slot = slotAt.get(place);
  if (slot !== undefined)
    return {
      key: 'journey-tip-slot',
      params: { place: slot + 1, tank: tankOf.get(slots[slot]!.tank ?? '')?.points ?? 0, station: stations.find((one) => one.slot === place)?.number ?? 0 },
    };
  const wall = wallAt.get(place);
  if (wall !== undefined) return { key: isMarked(sheet, place) ? 'journey-tip-wall-drawn' : 'journey-tip-wall', params: { place: wall + 1, next: wall + 2 } };
  const tank = tankOf.get(place);
  if (tank) return { key: 'journey-tip-tank', params: { points: tank.points, place: slots.findIndex((one) => one.tank === place) + 1 } };
  const station = stationAt(place);
  if (station) {
    const { number, plants, robots, race } = station;
    const params = {
      station: number,
      plants: count(sheet, plants),
      allPlants: plants.length,
      robots: count(sheet, robots),
      allRobots: robots.length,
      first: race.first,
      later: race.later,
    };
    return { key: 'journey-tip-station', params };
  }
  if (isWild(place)) return { key: 'board-tip-wild' };
  return { key: 'journey-tip-area', params: { area: place } };
}

const stationAt = (place: string) => stations.find(({ id, plants, robots }) => id === place || [...plants, ...robots].some((symbol) => symbol.id === place));

const symbols = new Set([
  ...wallAt.keys(),
  ...tankOf.keys(),
  ...[...stations.flatMap(({ plants, robots }) => [...plants, ...robots]), ...tracks.flatMap(({ icons }) => icons)].map(({ id }) => id),
]);

export function why(place: string, sheet: MarkedSheet, legal: MoonAction[]): Reason | null {
  const slot = slotAt.get(place);
  const asked = legal.find((action) => action.type === 'mark')?.mark ?? '';
  const isSymbol = symbols.has(place);
  if (slot !== undefined && sheet.slots[slot] !== null) return { rule: 'WM-0.9', text: { key: 'board-why-filled' } };
  if (isSymbol && isMarked(sheet, place)) return { rule: 'WM-0.4', text: { key: 'board-why-marked' } };
  if (legal.some(({ type }) => type === 'write')) {
    if (slot !== undefined) return { rule: 'WM-2.3', text: order(bounds(sheet, slot)) };
    return isSymbol ? { rule: 'WM-0.11', text: { key: 'refused-write-first' } } : null;
  }
  if (wallAt.has(asked) && (slot !== undefined || isSymbol)) return { rule: 'WM-2.4', text: { key: 'journey-why-wall-first' } };
  if (asked.includes('_plant_') && place.includes('_plant_') && !isReached(place, legal)) {
    return { rule: 'WM-2.6', text: { key: 'journey-refused-zone', params: { station: stationAt(place)!.number } } };
  }
  return null;
}

/** Another plant of the same station may be circled. */
const isReached = (place: string, legal: MoonAction[]): boolean =>
  legal.some((action) => action.type === 'mark' && stationAt(action.mark)?.id === stationAt(place)?.id);

export function news(before: MarkedSheet, now: MarkedSheet): Message[] {
  const old = new Set(filledZones(before).map(({ first, last }) => `${first} ${last}`));
  const filled = filledZones(now).filter(({ first, last }) => !old.has(`${first} ${last}`));
  const won = stations.filter(({ race }) => before.races[race.id] === null && now.races[race.id] !== null);
  const wilds = now.circled.filter((id) => isWild(id) && !before.circled.includes(id));
  const walled = tracks[0]!.rewards.filter(({ id }) => isMarked(now, id) && !isMarked(before, id));
  return [
    ...filled.map(({ first, last }) => ({ key: 'journey-news-zone', params: { count: last - first + 1 } })),
    ...won.map(({ number, race }) => ({ key: 'journey-news-multiplier', params: { station: number, value: now.races[race.id]! } })),
    ...walled.map(() => ({ key: 'journey-news-wall' })),
    ...wilds.map(() => ({ key: 'board-news-wild' })),
  ];
}

/** Every zone with what is written in it; empty slots are dashes. */
export const lines = (sheet: MarkedSheet): Message[] =>
  zones(sheet).map(({ first, last }) => {
    const marks = sheet.slots
      .slice(first, last + 1)
      .map((mark) => mark ?? '–')
      .join(' ');
    return { key: 'journey-zone-marks', params: { place: first + 1, next: last + 1, marks } };
  });
