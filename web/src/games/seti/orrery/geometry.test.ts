import { expect, test } from 'vitest';
import { disc, inSector, layerAt, nearest, places, polar, rocks, signalPlaces, things, wedge } from './geometry';
import { contentsIn } from '../../../../tests/printed';
import { contents } from '../content';

const printed = contents.from(contentsIn('seti'));

test('angles go clockwise from the top', () => {
  expect(polar(100, 0)).toEqual([0, -100]);
  expect(polar(100, 90)).toEqual([100, -0]);
});

test('odd sectors are mirrored at the corner they share', () => {
  expect(inSector([250, -290], 0)).toEqual([250, -290]);
  expect(inSector([250, -290], 1)).toEqual([290, -250]);
  expect(inSector([250, -290], 2)).toEqual([290, 250]);
  expect(inSector([250, -290], 7)).toEqual([-250, -290]);
});

test('a wedge ends at the edge and at the corner of the square', () => {
  expect(wedge(0)).toContain('L0 -308L308 -308Z');
  expect(wedge(1)).toContain('L308 -308L308 0Z');
  expect(wedge(7)).toContain('L-308 -308L0 -308Z');
});

test('the layer that shows is the topmost without a hole', () => {
  const all = things(printed, false);
  expect(layerAt(all, [0, 0, 0], [1, 1])).toBe('disc_1');
  expect(layerAt(all, [0, 0, 0], [1, 0])).toBe('disc_3');
  expect(layerAt(all, [0, 0, 0], [4, 0])).toBe('board');
  expect(layerAt(all, [7, 0, 0], [1, 2])).toBe('disc_1');
});

test("the tile of 'Oumuamua fills a gap of disc III", () => {
  expect(things(printed, false).some(({ what }) => what === 'oumuamua')).toBe(false);
  expect(layerAt(things(printed, true), [0, 0, 0], [3, 5])).toBe('disc_3');
  expect(disc('disc_3', things(printed, true)).area.length).toBeGreaterThan(disc('disc_3', things(printed, false)).area.length);
});

test('a disc turns the short way', () => {
  expect(nearest(350, 10)).toBe(-10);
  expect(nearest(-315, -360)).toBe(-315);
});

test('tokens of one space stand apart', () => {
  for (const busy of [true, false]) for (let count = 1; count <= 8; count++) expect(new Set(places(count, busy).map(String)).size).toBe(count);
});

test('signals are read from left to right above and below', () => {
  for (const sector of [0, 3, 4, 7]) {
    const across = signalPlaces(sector, 5).map(([x]) => x);
    expect(across).toEqual(across.toSorted((a, b) => a - b));
  }
});

test('the same asteroids look the same', () => {
  expect(rocks(3)).toEqual(rocks(3));
  expect(rocks(3)).not.toEqual(rocks(4));
});
