/** What a place of The Journey is, and what an action brings, in words. */

import type { Message } from '$lib/api';
import { fromContents, wildsOf } from '../content';
import { count, isMarked } from '../marked/model';
import type { MarkedSheet } from '../view';
import { filledZones, zones } from './reading';
import { layout } from './sheet';

export const tips = fromContents((files) => {
  const { slotAt, slots, stations, tankOf, wallAt } = layout.from(files);
  const gears = wildsOf(files.journey.marker_tracks);

  function tell(place: string, sheet: MarkedSheet): Message {
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
    if (gears.has(place)) return { key: 'board-tip-wild' };
    return { key: 'journey-tip-area', params: { area: place } };
  }

  const stationAt = (place: string) => stations.find(({ id, plants, robots }) => id === place || [...plants, ...robots].some((symbol) => symbol.id === place));

  function news(before: MarkedSheet, now: MarkedSheet): Message[] {
    const old = new Set(filledZones(before).map(({ first, last }) => `${first} ${last}`));
    const filled = filledZones(now).filter(({ first, last }) => !old.has(`${first} ${last}`));
    const won = stations.filter(({ race }) => before.races[race.id] === null && now.races[race.id] !== null);
    const wilds = now.circled.filter((id) => gears.has(id) && !before.circled.includes(id));
    return [
      ...filled.map(({ first, last }) => ({ key: 'journey-news-zone', params: { count: last - first + 1 } })),
      ...won.map(({ number, race }) => ({ key: 'journey-news-multiplier', params: { station: number, value: now.races[race.id]! } })),
      ...wilds.map(() => ({ key: 'board-news-wild' })),
    ];
  }

  /** Every zone with what is written in it; empty slots are dashes. */
  const lines = (sheet: MarkedSheet): Message[] =>
    zones(sheet).map(({ first, last }) => {
      const marks = sheet.slots
        .slice(first, last + 1)
        .map((mark) => mark ?? '–')
        .join(' ');
      return { key: 'journey-zone-marks', params: { place: first + 1, next: last + 1, marks } };
    });

  return { tell, news, lines };
});
