/** The Dome for the drawings that adventures 2 to 8 share. */

import { fromContents } from '../content';
import { commonStrokes, count, isFilled, isMarked, type Model, type Place, type Stroke } from '../marked/model';
import type { MarkedSheet } from '../view';
import { readings } from './reading';
import { boxes, layout, ROW, SLOT, total, type Piece, type Race } from './sheet';
import { tips } from './tips';

const areas: Place[] = [
  { id: 'astronaut', x: 573, y: 824, width: 60, height: 160 },
  { id: 'errors', x: 829, y: 830, width: 60, height: 150 },
  { id: 'skyscrapers', x: 471, y: 836, width: 112, height: 150 },
  { id: 'results', x: 503, y: total.y, width: 958, height: 56 },
].map((area) => ({ ...area, shape: 'area' }));

const alongArc = ({ id, x, y, turn, length }: Piece): Place => ({ id, x, y, turn, shape: 'box', width: length - 4, height: 30 });

/** The value won is circled and repeated among the results; a high one that is gone is struck through (WM-0.15). */
function raceStrokes(sheet: MarkedSheet, { id, first, high, low, result }: Race): Stroke[] {
  const won = sheet.races[id] ?? null;
  const gone: Stroke[] = sheet.closed.includes(id) && won !== first ? [{ id: `${id} gone`, mark: 'slash', at: high, width: 32, size: 24 }] : [];
  if (won === null) return gone;
  return [
    ...gone,
    { id: `${id} ${won}`, mark: 'oval', at: won === first ? high : low, width: 38, size: 16, cased: true },
    { id: `${id} result ${won}`, mark: 'number', at: result, size: 27, text: won },
  ];
}

export const model = fromContents((files): Model => {
  const { built, pieces } = readings.from(files);
  const { astronauts, errorBoxes, missionBoxes, races, sections, skyscrapers, slots, tables, tower, towerSymbols } = layout.from(files);
  const { lines, news, tell } = tips.from(files);

  const places: Place[] = [
    ...areas,
    ...tables.map(({ id, width, rows, final }): Place => ({
      id,
      x: final.x,
      y: (rows[0]!.y + final.y) / 2,
      shape: 'area',
      width,
      height: final.y - rows[0]!.y + ROW,
    })),
    ...races.map(({ id, high, low }): Place => ({ id, x: (high.x + low.x) / 2, y: high.y, shape: 'area', width: low.x - high.x + 36, height: 30 })),
    ...tower.map(({ id, y }): Place => ({ id, x: 778.5, y, shape: 'area', width: 105, height: 39 })),
    ...sections.map(alongArc),
    ...sections.flatMap(({ halves }) => halves.map((half): Place => ({ ...alongArc(half), quiet: true }))),
    ...sections.map((section): Place => ({ ...alongArc(section), id: section.split.id, quiet: true })),
    ...slots.map(({ id, x, y }): Place => ({ id, x, y, shape: 'slot', ...SLOT })),
    ...towerSymbols.map(({ id, x, y }): Place => ({ id, x, y, shape: 'round', width: 28, height: 32 })),
    ...tables.flatMap(({ width, rows }) => rows.map(({ id, x, y }): Place => ({ id, x, y, shape: 'box', width: width - 6, height: ROW - 6 }))),
    ...astronauts.map((icon): Place => ({ ...icon, shape: 'round', width: 20, height: 20 })),
  ];

  function strokes(sheet: MarkedSheet): Stroke[] {
    const marked = <T extends { id: string }>(symbols: readonly T[]): T[] => symbols.filter(({ id }) => isMarked(sheet, id));
    return [
      ...marked(sections.map(({ split, x, y }) => ({ ...split, x, y }))).map<Stroke>(({ id, d, ...at }) => ({ id, mark: 'line', at, d, stroke: 4 })),
      ...marked(pieces).map<Stroke>(({ id, d, x, y }) => ({ id, mark: 'line', at: { x, y }, d, stroke: 10 })),
      ...commonStrokes(sheet, slots, errorBoxes, []),
      ...marked(towerSymbols).map<Stroke>(({ id, x, y }) => ({ id, mark: 'ring', at: { x, y }, size: 15 })),
      ...marked(astronauts).map<Stroke>(({ id, x, y }) => ({ id, mark: 'cross', at: { x, y }, size: 9 })),
      ...tables.flatMap(({ width, rows }) => marked(rows).map<Stroke>(({ id, x, y }) => ({ id, mark: 'slash', at: { x, y }, width: width - 6, size: 7 }))),
      ...missionBoxes.flatMap(({ letter, star, burst }) => {
        const worth = sheet.missions[letter];
        if (worth === null) return [];
        const isFirst = worth === sheet.noted[`reward ${tables[0]!.rows[0]!.values[0]}`];
        return [{ id: `mission ${letter}`, mark: 'ring', at: isFirst ? star : burst, size: 14 } as Stroke];
      }),
      ...races.flatMap((race) => raceStrokes(sheet, race)),
    ];
  }

  return {
    places,
    strokes,
    washes: (sheet) =>
      skyscrapers
        .filter((skyscraper) => isFilled(sheet, skyscraper))
        .map(({ number, x, top, bottom }) => ({ id: `filled ${number}`, d: `M${x} ${top}V${bottom}`, width: 62 })),
    boxes,
    total,
    news,
    tell,
    lines,
    lights: () => [],
    counts: (sheet) => [
      {
        symbol: 'plant',
        label: { key: 'effect-name', params: { effect: 'plant' } },
        have: count(
          sheet,
          towerSymbols.filter(({ kind }) => kind === 'plant'),
        ),
        of: towerSymbols.filter(({ kind }) => kind === 'plant').length,
      },
      {
        symbol: 'water',
        label: { key: 'effect-name', params: { effect: 'water' } },
        have: count(
          sheet,
          towerSymbols.filter(({ kind }) => kind === 'water'),
        ),
        of: towerSymbols.filter(({ kind }) => kind === 'water').length,
      },
      {
        symbol: 'robot',
        label: { key: 'effect-name', params: { effect: 'robot' } },
        ...built(sheet),
      },
    ],
  };
});
