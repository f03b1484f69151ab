/** The Escape for the drawings that adventures 2 to 8 share. */

import { fromContents } from '../content';
import { bondsOf, commonStrokes, count, isMarked, type Model, type Place, type Stroke, type Wash } from '../marked/model';
import type { MarkedSheet } from '../view';
import { readings } from './reading';
import { boxes, GREENHOUSE, layout, MODULE, SLOT, total, type Airlock, type Part, type Symbol } from './sheet';
import { tips } from './tips';

const areas: Place[] = [
  { id: 'results', x: 500, y: 862, width: 960, height: 238 },
  { id: 'greenhouses', x: 234, y: 840, width: 248, height: 150 },
  { id: 'modules', x: 516, y: 840, width: 308, height: 150 },
  { id: 'errors', x: 836, y: 850, width: 82, height: 160 },
  { id: 'astronaut', x: 907, y: 399, width: 138, height: 116 },
].map((area) => ({ ...area, shape: 'area' }));
const round = (symbols: readonly Symbol[], size: number): Place[] => symbols.map(({ id, x, y }) => ({ id, x, y, shape: 'round', width: size, height: size }));
const box = (symbols: readonly Symbol[], width: number, height: number): Place[] => symbols.map(({ id, x, y }) => ({ id, x, y, shape: 'box', width, height }));

/** Two lines of ink from part to part. */
const tube = ({ id, x, y, level, from, to }: Airlock): Stroke[] =>
  [-4, 4].map((aside) => ({
    id: `${id} ${aside}`,
    mark: 'slash',
    at: level ? { x, y: y + aside } : { x: x + aside, y },
    width: level ? to - from + 6 : 0,
    size: level ? 0 : to - from + 10,
    stroke: 4.2,
    cased: true,
  }));

/** A double bonus is circled by the first and crossed on all other sheets (WM-7.11). */
function doubleStroke(sheet: MarkedSheet, { id, x, y }: Symbol): Stroke[] {
  if (sheet.races[id]) return [{ id: `${id} mine`, mark: 'ring', at: { x, y }, size: 18.5, cased: true }];
  return sheet.closed.includes(id) ? [{ id: `${id} gone`, mark: 'cross', at: { x, y }, size: 13, cased: true }] : [];
}

const PADLOCK = 'm-6.5-1.5h1.7v-2.5a4.8 4.8 0 0 1 9.6 0v2.5h1.7v9h-13Zm4 0h5v-2.5a2.5 2.5 0 0 0-5 0Z';
const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0Z`;

/** The outline of a part. */
function outline({ kind, left, right, y }: Part): string {
  if (kind === 'greenhouse') return disc((left + right) / 2, y - 1.5, GREENHOUSE);
  return `M${left + 9} ${y + MODULE.top}H${right - 9}q9 0 9 9v63q0 9-9 9H${left + 9}q-9 0-9-9v-63q0-9 9-9Z`;
}

export const model = fromContents((files): Model => {
  const { connected } = readings.from(files);
  const { airlocks, astronauts, errorBoxes, missionBoxes, parts, planning, ships, slotAt, slots, wilds } = layout.from(files);
  const { lines, news, tell } = tips.from(files);

  const plants = ships.flatMap((ship) => ship.plants);
  const reactors = ships.flatMap((ship) => ship.reactors);
  const doubles = ships.map(({ double }) => double);
  const tanks = parts.flatMap(({ tank }) => tank ?? []);
  const robots = slots.flatMap(({ robot }) => robot ?? []);

  const places: Place[] = [
    ...areas,
    ...parts.map(({ id, left, right, y }): Place => ({
      id,
      x: (left + right) / 2,
      y: y + MODULE.top + MODULE.height / 2,
      shape: 'area',
      width: right - left,
      height: MODULE.height,
    })),
    ...airlocks.map(({ id, x, y, level }): Place => ({ id, x, y, shape: 'box', width: level ? 18 : 28, height: level ? 28 : 18 })),
    ...slots.map(({ id, x, y }): Place => ({ id, x, y, shape: 'slot', width: SLOT, height: SLOT })),
    ...round([...plants, ...reactors, ...doubles], 28),
    ...box(tanks, 37, 26),
    ...box(robots, 28, 25),
    ...round(astronauts, 27),
    ...box(wilds, 30, 28),
    ...box(planning, 31, 25),
  ];

  function strokes(sheet: MarkedSheet): Stroke[] {
    const circled = <T extends Symbol>(symbols: readonly T[]): T[] => symbols.filter(({ id }) => sheet.circled.includes(id));
    const crossed = (symbols: readonly Symbol[], size: number): Stroke[] =>
      symbols.filter(({ id }) => sheet.crossed.includes(id)).map(({ id, x, y }) => ({ id: `${id} cross`, mark: 'cross', at: { x, y }, size }));
    const ring = (symbols: readonly Symbol[], size: number): Stroke[] =>
      circled(symbols).map(({ id, x, y }) => ({ id, mark: 'ring', at: { x, y }, size, cased: true }));
    return [
      ...circled(airlocks.filter(({ atStart }) => !atStart)).flatMap(tube),
      ...commonStrokes(sheet, slots, errorBoxes, missionBoxes),
      ...slots.flatMap<Stroke>(({ robot }, i) =>
        robot && sheet.slots[i] !== null ? [{ id: robot.id, mark: 'slash', at: robot, width: 30, size: 24, cased: true }] : [],
      ),
      ...ring(
        [...plants, ...reactors].filter(({ atStart }) => !atStart),
        17.5,
      ),
      ...circled(tanks).map<Stroke>(({ id, x, y }) => ({ id, mark: 'oval', at: { x, y }, size: 17, width: 48, cased: true })),
      ...doubles.flatMap((double) => doubleStroke(sheet, double)),
      ...crossed(astronauts, 11),
      ...ring(wilds, 19),
      ...crossed(wilds, 13),
      ...planning.filter(({ id }) => isMarked(sheet, id)).map<Stroke>(({ id, x, y }) => ({ id, mark: 'slash', at: { x, y }, width: 30, size: 20 })),
    ];
  }

  /** Parts out of reach lie in the dark behind a padlock; what can still be circled there stays readable (WM-7.5, WM-7.9). */
  function dark(part: Part): Wash[] {
    const { id, slots: own, y } = part;
    const x = (slots[own[0]!]!.x + slots[own.at(-1)!]!.x) / 2;
    return [
      { id: `${id} dark`, d: outline(part), colour: '#1b4a7d', opacity: part.kind === 'module' ? 0.46 : 0.4 },
      { id: `${id} rooms`, d: own.map((slot) => `M${slots[slot]!.x - SLOT / 2} ${y}h${SLOT}`).join(''), width: SLOT, colour: '#34618f', opacity: 0.8 },
      { id: `${id} lock`, d: disc(x, y, 13), colour: '#123257', opacity: 0.9 },
      { id: `${id} padlock`, d: `M${x} ${y}${PADLOCK}`, colour: '#dcebfb', opacity: 1 },
    ];
  }

  /** Connected parts and active airlocks are lit. */
  function washes(sheet: MarkedSheet): Wash[] {
    const reached = connected(sheet);
    return [
      ...parts.filter((_, i) => !reached.has(i)).flatMap(dark),
      ...parts.filter((_, i) => reached.has(i)).map<Wash>((part) => ({ id: `${part.id} light`, d: outline(part), colour: '#ffe9b0', opacity: 0.14 })),
      ...airlocks
        .filter(({ id, atStart }) => !atStart && isMarked(sheet, id))
        .map<Wash>(({ id, level, from, to, x, y }) => ({
          id: `${id} open`,
          d: level ? `M${from - 3} ${y}H${to + 3}` : `M${x} ${from - 3}V${to + 3}`,
          width: 17,
          colour: '#ffe9b0',
          opacity: 1,
        })),
    ];
  }

  return {
    places,
    strokes,
    washes,
    lights: (id, sheet) => bondsOf(sheet, slotAt.get(id) ?? -1, slots, SLOT),
    boxes,
    total,
    news,
    tell,
    lines,
    shares: (sheet) =>
      ships.flatMap((ship) => [
        { id: `greenhouse ${ship.number}`, at: ship.greenhouseResult, points: sheet.noted[parts[ship.greenhouse]!.id] ?? 0 },
        { id: `modules ${ship.number}`, at: ship.modulesResult, points: sheet.noted[`modules ${ship.number}`] ?? 0 },
      ]),
    counts: (sheet) => [
      { symbol: 'robot', label: { key: 'escape-sheet-airlocks' }, have: count(sheet, airlocks), of: airlocks.length },
      { symbol: 'plant', label: { key: 'escape-sheet-plants' }, have: count(sheet, plants), of: plants.length },
      { symbol: 'energy', label: { key: 'escape-sheet-reactors' }, have: count(sheet, reactors), of: reactors.length },
    ],
  };
});
