/** The Colony for the drawings that adventures 2 to 8 share. */

import { fromContents } from '../content';
import { bondsOf, commonStrokes, count, isFilled, isMarked, type Light, type Model, type Place, type Stroke } from '../marked/model';
import type { MarkedSheet } from '../view';
import { readings } from './reading';
import { boxes, layout, PITCH, QUARTER, SLOT, total, type Symbol } from './sheet';
import { tips } from './tips';

const TUNNEL = { long: 42, thick: 14 };

const areas: Place[] = [
  { id: 'results', x: 500, y: 850, width: 964, height: 244 },
  { id: 'astronaut', x: 618, y: 840, width: 120, height: 160 },
  { id: 'errors', x: 828, y: 845, width: 60, height: 160 },
].map((area) => ({ ...area, shape: 'area' }));

const EDGE = 8;

export const model = fromContents((files): Model => {
  const { plants } = readings.from(files);
  const { antennas, astronauts, errorBoxes, lines: gridLines, missionBoxes, modules, quarters, slotAt, tanks, tunnels, valueTracks } = layout.from(files);
  const { lines, news, tell } = tips.from(files);

  const places: Place[] = [
    ...areas,
    ...valueTracks.map(({ id, final }): Place => ({ id, x: id === 'planning' ? 731 : final.x, y: 847, shape: 'area', width: 84, height: 150 })),
    ...quarters.map(({ id, race }): Place => ({ id, x: race.high.x, y: race.high.y + 10, shape: 'area', width: 70, height: 112 })),
    ...quarters.map(({ race: { id, high } }): Place => ({ id, ...high, shape: 'box', width: 56, height: 32, quiet: true })),
    ...tunnels.map(({ id, x, y, level }): Place => ({
      id,
      x,
      y,
      shape: 'link',
      width: level ? TUNNEL.long : TUNNEL.thick,
      height: level ? TUNNEL.thick : TUNNEL.long,
    })),
    ...modules.map(({ id, x, y }): Place => ({ id, x, y, shape: 'slot', width: SLOT, height: SLOT })),
    ...antennas.map((antenna): Place => ({ ...antenna, shape: 'round', width: 30, height: 30 })),
    ...tanks.map(({ id, x, y }): Place => ({ id, x, y: y - 3, shape: 'round', width: 34, height: 38 })),
    ...quarters.flatMap(({ greenhouses }) => greenhouses).map(({ id, x, y, height }): Place => ({ id, x, y, shape: 'box', width: 40, height })),
    ...astronauts.map((icon): Place => ({ ...icon, shape: 'round', width: 29, height: 29 })),
    ...valueTracks.flatMap(({ id: track, boxes: own }) =>
      own.map(({ id, x, y }): Place => ({ id, x, y, shape: 'box', width: track === 'planning' ? 36 : 48, height: 24 })),
    ),
  ];

  function strokes(sheet: MarkedSheet): Stroke[] {
    const circled = <T extends Symbol>(symbols: readonly T[]): T[] => symbols.filter(({ id }) => isMarked(sheet, id));
    const ring = (symbols: readonly Symbol[], size: number): Stroke[] =>
      circled(symbols).map(({ id, x, y }) => ({ id, mark: 'ring', at: { x, y }, size, cased: true }));
    const slots = modules.map((module, i) => (module.kind === 'module' ? sheet.slots[i]! : null));
    return [
      ...circled(tunnels.filter(({ atStart }) => !atStart)).map<Stroke>(({ id, x, y, level }) => ({
        id,
        mark: 'slash',
        at: { x, y },
        width: level ? TUNNEL.long : 0,
        size: level ? 0 : TUNNEL.long,
        stroke: 7.5,
        cased: true,
      })),
      ...commonStrokes({ ...sheet, slots }, modules, errorBoxes, missionBoxes),
      ...ring(antennas, 19),
      ...ring(
        tanks.map(({ id, x, y }) => ({ id, x, y: y - 2 })),
        21,
      ),
      ...circled(quarters.flatMap(({ greenhouses }) => greenhouses)).map<Stroke>(({ id, x, y, height }) => ({
        id,
        mark: 'oval',
        at: { x, y },
        width: 42,
        size: height / 2 + 1,
      })),
      ...circled(astronauts).map<Stroke>(({ id, x, y }) => ({ id, mark: 'cross', at: { x, y }, size: 11 })),
      ...valueTracks.flatMap(({ id: track, boxes: own }) =>
        circled(own).map<Stroke>(({ id, x, y }) => ({ id, mark: 'slash', at: { x, y }, width: track === 'planning' ? 34 : 46, size: 20 })),
      ),
      ...quarters.flatMap(({ race, result }) => quarterStrokes(sheet, race, result)),
    ];
  }

  /** The value won is circled and repeated among the results; a high one that is gone is struck through (WM-0.15). */
  function quarterStrokes(sheet: MarkedSheet, { id, first, high, low }: (typeof quarters)[0]['race'], result: { x: number; y: number }): Stroke[] {
    const won = sheet.races[id] ?? null;
    const gone: Stroke[] = sheet.closed.includes(id) && won !== first ? [{ id: `${id} gone`, mark: 'slash', at: high, width: 54, size: 28 }] : [];
    if (won === null) return gone;
    return [
      ...gone,
      { id: `${id} ${won}`, mark: 'oval', at: won === first ? high : low, width: 58, size: 19 },
      { id: `${id} result ${won}`, mark: 'number', at: result, size: 34, text: won },
    ];
  }

  /** The row and the column of a module, with the nearest numbers that bind it (WM-3.3). */
  function lights(id: string, sheet: MarkedSheet): Light[] {
    const slot = slotAt.get(id) ?? -1;
    const bands = gridLines
      .filter(({ slots }) => slots.includes(slot))
      .map(({ slots }): Light => {
        const [from, to] = [modules[slots[0]!]!, modules[slots.at(-1)!]!];
        const [width, height] = [Math.abs(to.x - from.x) + PITCH - 18, Math.abs(to.y - from.y) + PITCH - 18];
        return { kind: 'band', x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, width, height };
      });
    return [...bands, ...bondsOf(sheet, slot, modules, SLOT)];
  }
  const square = ({ x, y }: (typeof quarters)[0]): string => `M${x + EDGE} ${y + QUARTER / 2}h${QUARTER - 2 * EDGE}`;

  return {
    places,
    strokes,
    washes: (sheet) =>
      quarters.filter((quarter) => isFilled(sheet, quarter)).map((quarter) => ({ id: `filled ${quarter.id}`, d: square(quarter), width: QUARTER - 2 * EDGE })),
    lights,
    boxes,
    total,
    news,
    tell,
    lines,
    counts: (sheet) => [
      {
        symbol: 'plant',
        label: { key: 'colony-term-plants' },
        have: plants(sheet),
        of: quarters.flatMap(({ greenhouses }) => greenhouses).reduce((sum, house) => sum + house.plants, 0),
      },
      { symbol: 'water', label: { key: 'colony-term-water' }, have: count(sheet, tanks), of: tanks.length },
      { symbol: 'antenna', label: { key: 'colony-term-antennas' }, have: count(sheet, antennas), of: antennas.length },
    ],
  };
});
