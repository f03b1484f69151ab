import { describe, expect, test } from 'vitest';
import { contentsIn } from '../../../tests/printed';
import { contents } from './content';
import { nearest, neighbour, setRow, SIDE, type Point } from './drawing';
import { layout } from './launch/sheet';

const { launch: content } = contents.from(contentsIn('welcome_to_the_moon'));
const { bonusOf, rockets, slotOf } = layout.from({ launch: content });

const LARGEST_SHIFT = 0.0155 * SIDE;
const shift = (drawn: Point, printed: Point) => Math.hypot(drawn.x - printed.x * SIDE, drawn.y - printed.y * SIDE);

describe('the drawing grid', () => {
  test('sets a row at equal pitch and one height around its middle', () => {
    const row = setRow(
      [
        { x: 0.1, y: 0.2 },
        { x: 0.14, y: 0.22 },
        { x: 0.21, y: 0.21 },
      ],
      50,
    );
    expect(row).toEqual([
      { x: 100, y: 210 },
      { x: 150, y: 210 },
      { x: 200, y: 210 },
    ]);
  });

  test('moves no slot, bonus or rocket of the launch sheet far from its printed place', () => {
    for (const { id, pos } of content.slots) expect(shift(slotOf.get(id)!, pos), id).toBeLessThan(LARGEST_SHIFT);
    for (const { id, pos } of content.bonuses) expect(shift(bonusOf.get(id)!, pos), id).toBeLessThan(LARGEST_SHIFT);
    const printed = content.rocket_track.rows.flatMap((row) => row.rockets);
    printed.forEach(({ id, pos }, i) => expect(shift(rockets[i]!, pos), id).toBeLessThan(LARGEST_SHIFT));
  });

  test('draws every slot and bonus of the content once', () => {
    expect([...slotOf.keys()].sort()).toEqual(content.slots.map(({ id }) => id).sort());
    expect([...bonusOf.keys()].sort()).toEqual(content.bonuses.map(({ id }) => id).sort());
  });
});

describe('arrow keys', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 50, y: 0 },
    { x: 100, y: 0 },
    { x: 60, y: 40 },
  ];

  test('lead to the next mark in the row, and to the nearest in the next row', () => {
    expect(neighbour(points, points[0]!, 'ArrowRight')).toBe(points[1]);
    expect(neighbour(points, points[1]!, 'ArrowDown')).toBe(points[3]);
    expect(neighbour(points, points[3]!, 'ArrowUp')).toBe(points[1]);
  });

  test('stay where nothing lies ahead', () => {
    expect(neighbour(points, points[2]!, 'ArrowRight')).toBeNull();
    expect(neighbour(points, points[0]!, 'Enter')).toBeNull();
  });
});

test('a finger reaches the nearest mark, but not a far one', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 50, y: 0 },
  ];
  expect(nearest(points, { x: 30, y: 0 }, 22)).toBe(points[1]);
  expect(nearest(points, { x: 25, y: 30 }, 22)).toBeNull();
});
