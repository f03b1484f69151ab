/** The Virus for the drawings that adventures 2 to 8 share. */

import { fromContents } from '../content';
import type { Point } from '../drawing';
import { bondsOf, commonStrokes, count, isMarked, type Model, type Place, type Stroke, type Wash } from '../marked/model';
import type { MarkedSheet, VirusSheet } from '../view';
import { isAwake, readings, studied } from './reading';
import { BLOCK, boxes, layout, SLOT, total, type Block, type Symbol } from './sheet';
import { tips } from './tips';
import { COLOURS } from './viruses';

const areas: Place[] = [
  { id: 'results', x: 500, y: 839, width: 960, height: 284 },
  { id: 'plant', x: 266, y: 800, width: 220, height: 190 },
  { id: 'water', x: 478, y: 806, width: 180, height: 180 },
  { id: 'blocks', x: 643, y: 806, width: 130, height: 180 },
  { id: 'infected', x: 755, y: 806, width: 76, height: 180 },
  { id: 'errors', x: 836, y: 806, width: 74, height: 180 },
  { id: 'astronaut', x: 742, y: 78, width: 154, height: 108 },
  { id: 'planning', x: 900, y: 78, width: 154, height: 108 },
].map((area) => ({ ...area, shape: 'area' }));

const round = (symbols: readonly Symbol[], size: number): Place[] => symbols.map(({ id, x, y }) => ({ id, x, y, shape: 'round', width: size, height: size }));

/** The value and the bonus of a completed row are struck through (WM-6.9). */
const completed = (value: Point, bonus: Point, id: string): Stroke[] => [
  { id: `${id} value`, mark: 'slash', at: value, width: 36, size: 22 },
  { id: `${id} bonus`, mark: 'slash', at: bonus, width: 24, size: 22 },
];

/** Round a block, from the right of its target to the left of it. */
function glow({ x, y, target }: Block): string {
  const [right, bottom] = [x + BLOCK.width, y + BLOCK.height];
  const [from, to] = [target!.x + 22, target!.x - 22];
  const start = from < right - 8 ? `M${from} ${y}H${right - 8}q8 0 8 8` : `M${right} ${y + 28}`;
  return `${start}V${bottom - 8}q0 8-8 8H${x + 8}q-8 0-8-8V${y + 8}q0-8 8-8H${to}`;
}

export const model = fromContents((files): Model => {
  const { leaks } = readings.from(files);
  const { blocks, errorBoxes, missionBoxes, missionViruses, slotAt, slots, studies, tracks, triggers, walkways } = layout.from(files);
  const { lines, news, tell } = tips.from(files);

  const energy = blocks.flatMap((block) => block.energy);
  const plants = blocks.flatMap((block) => block.plants);
  const tanks = blocks.flatMap(({ tank }) => tank ?? []);
  const targets = blocks.flatMap(({ target }) => target ?? []);
  const icons = tracks.flatMap((track) => track.icons);
  const gears = tracks.flatMap(({ rewards }) => rewards);

  const places: Place[] = [
    ...areas,
    ...walkways.map(({ id, x, y, level }): Place => ({ id, x, y, shape: 'box', width: level ? 20 : 24, height: level ? 24 : 20 })),
    ...slots.map(({ id, x, y }): Place => ({ id, x, y, shape: 'slot', width: SLOT, height: SLOT })),
    ...round([...energy, ...plants], 28),
    ...tanks.map(({ id, x, y }): Place => ({ id, x, y, shape: 'box', width: 36, height: 26 })),
    ...round(targets, 34),
    ...round([...triggers, ...missionViruses], 28),
    ...round(icons, 27),
    ...gears.map(({ id, x, y }): Place => ({ id, x, y, shape: 'box', width: 30, height: 28 })),
  ];

  /** Two bars of ink across the door of a closed walkway. */
  const bars = ({ id, x, y, level }: (typeof walkways)[0]): Stroke[] =>
    [-4.5, 4.5].map((aside) => ({
      id: `${id} ${aside}`,
      mark: 'slash',
      at: level ? { x: x + aside, y } : { x, y: y + aside },
      width: level ? 2 : 24,
      size: level ? 24 : 2,
      stroke: 4,
      cased: true,
    }));

  function strokes(sheet: MarkedSheet): Stroke[] {
    const circled = <T extends Symbol>(symbols: readonly T[]): T[] => symbols.filter(({ id }) => sheet.circled.includes(id));
    const crossed = (symbols: readonly Symbol[], size: number): Stroke[] =>
      symbols.filter(({ id }) => sheet.crossed.includes(id)).map(({ id, x, y }) => ({ id: `${id} cross`, mark: 'cross', at: { x, y }, size }));
    const ring = (symbols: readonly Symbol[], size: number): Stroke[] =>
      circled(symbols).map(({ id, x, y }) => ({ id, mark: 'ring', at: { x, y }, size, cased: true }));
    const { evacuated } = sheet as VirusSheet;
    return [
      ...walkways.filter(({ id }) => isMarked(sheet, id)).flatMap(bars),
      ...commonStrokes(sheet, slots, errorBoxes, missionBoxes),
      ...slots.filter((_, i) => sheet.slots[i] === 'infected').map<Stroke>(({ id, x, y }) => ({ id: `${id} infected`, mark: 'germ', at: { x, y }, size: 16 })),
      ...ring(
        energy.filter(({ atStart }) => !atStart),
        18,
      ),
      ...ring(plants, 18),
      ...circled(tanks).map<Stroke>(({ id, x, y }) => ({ id, mark: 'oval', at: { x, y }, size: 17, width: 48, cased: true })),
      ...ring(targets, 20),
      ...circled(targets.filter(({ virus }) => virus === 'grey')).map<Stroke>(({ id, x, y }) => ({ id: `${id} grey`, mark: 'germ', at: { x, y }, size: 12 })),
      ...crossed(
        studies.flatMap(({ rows }) => rows.flatMap((row) => row.icons)),
        10,
      ),
      ...crossed([...triggers, ...missionViruses], 13),
      ...studies.flatMap((study) =>
        study.rows.slice(0, studied(sheet, study)).flatMap(({ y }, i) => completed({ x: study.value, y }, { x: study.bonus, y }, `${study.id} ${i}`)),
      ),
      ...crossed(icons, 11),
      ...ring(gears, 19),
      ...crossed(gears, 13),
      ...blocks.flatMap<Stroke>(({ id, result }) =>
        id in evacuated ? [{ id: `${id} score`, mark: 'number', at: result, size: 27, text: evacuated[id]! }] : [],
      ),
    ];
  }

  /** Awake homes glow, evacuated blocks lie in shade, closed walkways are dark; red dots run where a virus would spread (WM-6.15). */
  function washes(sheet: MarkedSheet): Wash[] {
    const { evacuated } = sheet as VirusSheet;
    return [
      ...blocks
        .filter(({ id }) => id in evacuated)
        .map<Wash>(({ id, x, y }) => ({
          id: `${id} evacuated`,
          d: `M${x} ${y + BLOCK.height / 2}h${BLOCK.width}`,
          width: BLOCK.height,
          colour: '#8499b5',
          opacity: 0.34,
        })),
      ...blocks
        .filter(({ id }) => id in evacuated)
        .map<Wash>(({ id, result }) => ({ id: `${id} result`, d: `M${result.x - 17} ${result.y}h34`, width: 27, colour: '#fff', opacity: 1 })),
      ...blocks
        .filter((block) => isAwake(sheet, block))
        .map<Wash>((block) => ({ id: `${block.id} awake`, d: glow(block), width: 8, colour: COLOURS[block.target!.virus].light, opacity: 0.85 })),
      ...walkways
        .filter(({ id }) => isMarked(sheet, id))
        .map<Wash>(({ id, path }) => ({ id: `${id} closed`, d: path, width: 15, colour: '#0c2444', opacity: 0.66 })),
      ...leaks(sheet).map<Wash>(({ id, path }) => ({ id: `${id} leak`, d: path, width: 6, colour: '#e5281a', opacity: 0.9, dash: '5 8' })),
      ...slots
        .filter((_, i) => sheet.slots[i] === 'infected')
        .map<Wash>(({ id, x, y }) => ({ id: `${id} wash`, d: `M${x - SLOT / 2} ${y}h${SLOT}`, width: SLOT, colour: '#d8321f', opacity: 0.2 })),
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
    counts: (sheet) => [
      { symbol: 'robot', label: { key: 'virus-sheet-walkways' }, have: count(sheet, walkways), of: walkways.length },
      { symbol: 'plant', label: { key: 'virus-term-plants' }, have: count(sheet, plants), of: plants.length },
      { symbol: 'water', label: { key: 'virus-term-water' }, have: count(sheet, tanks), of: tanks.length },
    ],
  };
});
