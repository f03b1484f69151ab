/** The Battle for the drawings that adventures 2 to 8 share. */

import { fromContents } from '../content';
import type { Model, Place } from '../marked/model';
import { layout, missionResult, MOON_SLOT, SLOT } from './sheet';
import { strokesOf } from './strokes';
import { tips } from './tips';

export const model = fromContents((files): Model => {
  const { asteroids, planets, slots, zones } = layout.from(files);
  const { written } = strokesOf.from(files);
  const { lines, news, tell } = tips.from(files);

  const places: Place[] = [
    ...slots.map(({ id, x, y }): Place => ({ id, x, y, shape: 'slot', width: SLOT, height: SLOT })),
    ...planets.flatMap(({ symbols }) => symbols).map(({ id, x, y }): Place => ({ id, x, y, shape: 'round', width: 30, height: 30 })),
    ...planets.flatMap(({ moon }) => moon.slots).map(({ id, x, y }): Place => ({ id, x, y, shape: 'round', width: MOON_SLOT, height: MOON_SLOT })),
    ...planets.map(({ id, flag }): Place => ({ id, x: flag.x, y: flag.y - 18, shape: 'box', width: 90, height: 72, quiet: true })),
    ...asteroids.map(({ id, x, y }): Place => ({ id, x, y, shape: 'round', width: 32, height: 32 })),
    ...zones.flatMap(({ tracks, astronauts, errors }) => [
      ...[...tracks.flatMap(({ boxes }) => boxes), ...errors].map(({ id, x, y }): Place => ({ id, x, y, shape: 'box', width: 36, height: 28 })),
      ...astronauts.map(({ id, x, y }): Place => ({ id, x, y, shape: 'round', width: 30, height: 30 })),
    ]),
  ];

  return {
    places,
    strokes: written,
    washes: () => [],
    lights: () => [],
    boxes: Object.fromEntries(zones.flatMap(({ name, results }) => Object.entries(results).map(([id, at]) => [`${name} ${id}`, at]))),
    total: missionResult,
    news,
    tell,
    lines,
    counts: () => [],
    insignia: true,
  };
});
