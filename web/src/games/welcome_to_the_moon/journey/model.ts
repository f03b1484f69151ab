/** The Journey for the drawings that adventures 2 to 8 share. */

import { fromContents } from '../content';
import { commonStrokes, count, isMarked, type Model, type Place, type Stroke } from '../marked/model';
import type { MarkedSheet } from '../view';
import { filledZones } from './reading';
import { CORRIDOR, layout, SLOT } from './sheet';
import { tips } from './tips';

const WALL = { width: 11, height: 50 };
const HALF_WALL = 33;

const areas: Place[] = [
  { id: 'energy', x: 247, y: 98, width: 446, height: 148 },
  { id: 'astronaut', x: 795, y: 589, width: 116, height: 178 },
  { id: 'planning', x: 922, y: 589, width: 116, height: 178 },
  { id: 'results', x: 735, y: 869, width: 494, height: 226 },
  { id: 'errors', x: 873, y: 848, width: 60, height: 156 },
].map((area) => ({ ...area, shape: 'area' }));

export const model = fromContents((files): Model => {
  const { boxes, errorBoxes, missionBoxes, printedRings, slots, stations, stretch, tanks, total, tracks, walls } = layout.from(files);
  const { lines, news, tell } = tips.from(files);

  const places: Place[] = [
    ...areas,
    ...stations.map(({ id, x, y, radius }): Place => ({ id, x, y, shape: 'area', width: 2 * radius, height: 2 * radius })),
    ...walls.map((wall): Place => ({ ...wall, shape: 'link', ...WALL })),
    ...slots.map(({ id, x, y, turn }): Place => ({ id, x, y, turn, shape: 'slot', width: SLOT, height: SLOT })),
    ...stations.map(({ race: { id, high } }): Place => ({ id, ...high, shape: 'box', width: 48, height: 26, quiet: true })),
    ...tanks.map(({ id, x, y }): Place => ({ id, x, y: y - 3, shape: 'round', width: 36, height: 42 })),
    ...stations.flatMap(({ plants }) => plants).map((plant): Place => ({ ...plant, shape: 'round', width: 30, height: 30 })),
    ...stations.flatMap(({ robots }) => robots).map((robot): Place => ({ ...robot, shape: 'box', width: 31, height: 31 })),
    ...tracks.flatMap(({ id: track, icons }) =>
      icons.map((icon): Place => ({ ...icon, shape: 'round', width: track === 'energy' ? 32 : 29, height: track === 'energy' ? 32 : 29 })),
    ),
    ...tracks.filter(({ id }) => id !== 'energy').flatMap(({ rewards }) => rewards.map((gear): Place => ({ ...gear, shape: 'box', width: 30, height: 30 }))),
  ];

  function strokes(sheet: MarkedSheet): Stroke[] {
    const ring = (symbols: readonly { id: string; x: number; y: number }[], size: number): Stroke[] =>
      symbols
        .filter(({ id }) => sheet.circled.includes(id) && !printedRings.has(id))
        .map(({ id, x, y }) => ({ id, mark: 'ring', at: { x, y }, size, cased: true }));
    const cross = (symbols: readonly { id: string; x: number; y: number }[], size: number): Stroke[] =>
      symbols.filter(({ id }) => sheet.crossed.includes(id)).map(({ id, x, y }) => ({ id: `${id} cross`, mark: 'cross', at: { x, y }, size }));
    const [energy, astronaut, planning] = tracks as [(typeof tracks)[0], (typeof tracks)[0], (typeof tracks)[0]];
    return [
      ...walls
        .filter(({ id }) => isMarked(sheet, id))
        .map<Stroke>(({ id, x, y, turn }) => {
          const angle = (turn * Math.PI) / 180;
          return { id, mark: 'slash', at: { x, y }, width: -2 * HALF_WALL * Math.sin(angle), size: -2 * HALF_WALL * Math.cos(angle), stroke: 7.5, cased: true };
        }),
      ...commonStrokes(sheet, slots, errorBoxes, missionBoxes),
      ...ring(
        tanks.map(({ id, x, y }) => ({ id, x, y: y - 1 })),
        22,
      ),
      ...ring(
        stations.flatMap(({ plants }) => plants),
        19,
      ),
      ...ring(
        stations.flatMap(({ robots }) => robots),
        22,
      ),
      ...energy.icons
        .filter(({ id }) => isMarked(sheet, id) && !printedRings.has(id))
        .map<Stroke>(({ id, x, y }) => ({ id, mark: 'ring', at: { x, y }, size: 19.5, cased: true })),
      ...cross(energy.icons, 12),
      ...energy.rewards
        .filter(({ id }) => sheet.crossed.includes(id))
        .map<Stroke>(({ id, x, y }) => ({ id, mark: 'slash', at: { x, y }, width: 44, size: 34 })),
      ...cross([...astronaut.icons, ...planning.icons], 11),
      ...ring([...astronaut.rewards, ...planning.rewards], 20),
      ...cross([...astronaut.rewards, ...planning.rewards], 14),
      ...stations.flatMap(({ race }) => raceStrokes(sheet, race)),
    ];
  }

  /** The value won is circled; a high one that is gone is struck through (WM-0.15). */
  function raceStrokes(sheet: MarkedSheet, { id, first, high, low }: (typeof stations)[0]['race']): Stroke[] {
    const won = sheet.races[id] ?? null;
    const circled: Stroke[] = won === null ? [] : [{ id: `${id} ${won}`, mark: 'oval', at: won === first ? high : low, width: 58, size: 17, cased: true }];
    const gone: Stroke[] = sheet.closed.includes(id) && won !== first ? [{ id: `${id} gone`, mark: 'slash', at: high, width: 50, size: 24, cased: true }] : [];
    return [...circled, ...gone];
  }

  return {
    places,
    strokes,
    washes: (sheet) => filledZones(sheet).map(({ first, last }) => ({ id: `zone ${first} ${last}`, d: stretch(first, last), width: CORRIDOR })),
    lights: () => [],
    boxes,
    total,
    news,
    tell,
    lines,
    counts: (sheet) => [
      {
        symbol: 'plant',
        label: { key: 'journey-term-plants' },
        have: count(
          sheet,
          stations.flatMap(({ plants }) => plants),
        ),
        of: stations.flatMap(({ plants }) => plants).length,
      },
      { symbol: 'water', label: { key: 'journey-term-water' }, have: count(sheet, tanks), of: tanks.length },
      { symbol: 'energy', label: { key: 'effect-name', params: { effect: 'energy' } }, have: count(sheet, tracks[0]!.icons), of: tracks[0]!.icons.length },
    ],
  };
});
