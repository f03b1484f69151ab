import { expect, test } from 'vitest';
import { blocks, outline } from './outline';
import { contentsIn } from '../../../tests/printed';
import { contents } from './content';
import { flipped, rotated } from './tiles';

const { tiles } = contents.from(contentsIn('planet_unknown'));
const turnsOf = (tile: string) => [...Array(8).keys()].filter((turn) => tiles.lowest(tile, turn) === turn);

test('a tile is known by shape, terrains and meteor', () => {
  expect(tiles.of('z5_energy_water_m')).toMatchObject({ terrains: ['energy', 'water'], meteor: true });
  expect(tiles.of('i2_civ_energy').meteor).toBe(false);
});

test('a quarter turn takes the first column to the first row', () => {
  expect(tiles.face('i3_civ_energy', 0)).toMatchObject({
    width: 1,
    height: 3,
    symbols: [
      [0, 1],
      [0, 0],
    ],
    meteor: null,
  });
  expect(tiles.face('i3_civ_energy', 1)).toMatchObject({
    width: 3,
    height: 1,
    symbols: [
      [1, 0],
      [2, 0],
    ],
  });
});

test('turning four times and flipping twice bring a tile back', () => {
  for (let turn = 0; turn < 8; turn++) {
    expect([1, 2, 3, 4].reduce((now) => rotated(now), turn)).toBe(turn);
    expect(flipped(flipped(turn))).toBe(turn);
    expect(rotated(rotated(turn), -1)).toBe(turn);
  }
});

test('flipping mirrors what lies there, however it is turned', () => {
  const mirrored = (turn: number) => {
    const { cells, width } = tiles.face('f5_civ_energy', turn);
    return cells.map(([x, y]) => `${width - 1 - x},${y}`).toSorted();
  };
  for (let turn = 0; turn < 8; turn++) expect(tiles.face('f5_civ_energy', flipped(turn)).cells.map(String).toSorted()).toEqual(mirrored(turn));
});

test('turns that look alike go by the lowest number (PU-1.3)', () => {
  expect(turnsOf('i2_civ_energy')).toEqual([0, 1, 2, 3]);
  expect(tiles.lowest('i2_civ_energy', 4)).toBe(0);
  expect(tiles.lowest('i2_civ_energy_m', 7)).toBe(3);
  expect(turnsOf('f5_civ_energy')).toHaveLength(8);
});

test('a piece covers its squares from the corner of its box', () => {
  expect(
    tiles
      .squares({ tile: 'i2_civ_energy', turn: 1, at: [4, 7] })
      .map(String)
      .toSorted(),
  ).toEqual(['4,7', '5,7']);
});

test('an outline runs round the squares once, inside them, and round each hole', () => {
  expect(outline([[0, 0]], 10)).toBe('M0 0Q0 0 0 0L10 0Q10 0 10 0L10 10Q10 10 10 10L0 10Q0 10 0 10Z');
  expect(outline([[0, 0]], 10, 1)).toContain('Q1 1 ');
  expect(
    outline(
      [
        [0, 0],
        [1, 0],
        [0, 1],
      ],
      10,
    ).match(/Q/g),
  ).toHaveLength(6);
  const frame = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => [x, y] as [number, number])).filter(([x, y]) => x !== 1 || y !== 1);
  expect(outline(frame, 10).match(/M/g)).toHaveLength(2);
  expect(
    blocks(
      [
        [0, 0],
        [1, 0],
      ],
      10,
      1,
      2,
    ).match(/M/g),
  ).toHaveLength(2);
});
