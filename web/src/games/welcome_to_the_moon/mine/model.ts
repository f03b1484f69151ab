/** The Mine for the drawings that adventures 2 to 8 share. */

import { fromContents } from '../content';
import { commonStrokes, count, isMarked, type Model, type Place, type Stroke } from '../marked/model';
import type { MarkedSheet } from '../view';
import { isDone } from './reading';
import { BOTTOM, layout, SLOT, total, type Main } from './sheet';
import { tips } from './tips';

/** An upgraded factory counts its lower value; a first bonus is circled, or struck through when another player has it. */
function factoryStrokes(sheet: MarkedSheet, factory: Main): Stroke[] {
  const { id, before, after: better, race } = factory;
  const upgraded: Stroke[] = [
    { id: `${id} before`, mark: 'slash', at: before, width: 36, size: 18 },
    { id: `${id} after`, mark: 'oval', at: better, width: 46, size: 16 },
  ];
  const isWon = race !== null && sheet.races[race.id] !== null;
  return [
    ...(isDone(sheet, factory) ? upgraded : []),
    ...(race && isWon ? [{ id: race.id, mark: 'ring', at: race, size: 17 } as const] : []),
    ...(race && !isWon && sheet.closed.includes(race.id) ? [{ id: `${race.id} gone`, mark: 'slash', at: race, width: 28, size: 24 } as const] : []),
  ];
}

export const model = fromContents((files): Model => {
  const { boxes, errorBoxes, mains, mines, missionBoxes, resources, secondaries, slots } = layout.from(files);
  const { lines, news, tell } = tips.from(files);

  const places: Place[] = [
    { id: 'results', x: 500, y: 518, width: 960, height: 57, shape: 'area' },
    { id: 'errors', x: 899, y: 151, width: 174, height: 88, shape: 'area' },
    ...mains.map(({ id, x, top, width }): Place => ({ id, x, y: (top + BOTTOM) / 2, width, height: BOTTOM - top, shape: 'area' })),
    ...secondaries.map(({ id, x }): Place => ({ id, x, y: 83, width: 124, height: 102, shape: 'area' })),
    ...mines.map(({ id, x, y }): Place => ({ id, x, y, width: 34, height: 34, shape: 'round' })),
    ...slots.map(({ id, x, y }): Place => ({ id, x, y, width: SLOT, height: SLOT, shape: 'slot' })),
    ...resources.map(({ id, x, y, isGem }): Place => ({ id, x, y, width: isGem ? 27 : 32, height: isGem ? 27 : 32, shape: 'round' })),
    ...[...mains, ...secondaries].flatMap(({ icons }) => icons).map(({ id, x, y }): Place => ({ id, x, y, width: 27, height: 27, shape: 'box' })),
    ...mains.flatMap(({ race }) => race ?? []).map(({ id, x, y }): Place => ({ id, x, y, width: 32, height: 28, shape: 'round', quiet: true })),
    ...mains.flatMap(({ storage }) => storage).map(({ id, x, y }): Place => ({ id, x, y, width: 22, height: 16, shape: 'round' })),
  ];

  function strokes(sheet: MarkedSheet): Stroke[] {
    const cross = (symbols: readonly { id: string; x: number; y: number }[], size: number): Stroke[] =>
      symbols.filter(({ id }) => isMarked(sheet, id)).map(({ id, x, y }) => ({ id, mark: 'cross', at: { x, y }, size }));
    return [
      ...commonStrokes(sheet, slots, errorBoxes, missionBoxes),
      ...resources
        .filter(({ id }) => isMarked(sheet, id))
        .map<Stroke>(({ id, x, y, isGem }) => ({ id, mark: 'ring', at: { x, y }, size: isGem ? 15.5 : 18.5, cased: true })),
      ...resources
        .filter(({ id }) => sheet.crossed.includes(id))
        .map<Stroke>(({ id, x, y }) => ({ id: `${id} stored`, mark: 'slash', at: { x, y }, width: 26, size: 24 })),
      ...mines.filter(({ id }) => isMarked(sheet, id)).map<Stroke>(({ id, x, y }) => ({ id, mark: 'ring', at: { x, y }, size: 20, cased: true })),
      ...cross(
        [...mains, ...secondaries].flatMap(({ icons }) => icons),
        12,
      ),
      ...cross(
        mains.flatMap(({ storage }) => storage),
        8.5,
      ),
      ...mains.flatMap((factory) => factoryStrokes(sheet, factory)),
      ...secondaries.filter((factory) => isDone(sheet, factory)).map<Stroke>(({ id, x }) => ({ id, mark: 'slash', at: { x, y: 113 }, width: 84, size: 8 })),
    ];
  }

  return {
    places,
    strokes,
    washes: () => [],
    lights: () => [],
    boxes,
    total,
    news,
    tell,
    lines,
    counts: (sheet) => [
      {
        symbol: 'wild',
        label: { key: 'mine-count-factories' },
        have: [...mains, ...secondaries].filter((factory) => isDone(sheet, factory)).length,
        of: mains.length + secondaries.length,
      },
      { symbol: 'mine', label: { key: 'mine-count-mines' }, have: count(sheet, mines), of: mines.length },
    ],
  };
});
