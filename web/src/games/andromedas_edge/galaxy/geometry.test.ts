import { describe, expect, it } from 'vitest';
import { contentsIn } from '../../../../tests/printed';
import { contents } from '../content';
import { centre, hexagon, nearest, posts, stars } from './geometry';

const printed = contents.from(contentsIn('andromedas_edge'));

describe('the map', () => {
  it('sets neighbours side by side', () => {
    for (const { id, adjacent } of Object.values(printed.regions)) {
      const [x, y] = centre(printed, id);
      for (const other of adjacent) expect(Math.hypot(centre(printed, other)[0] - x, centre(printed, other)[1] - y)).toBeLessThan(120);
    }
  });
  it('is drawn the same every time', () => {
    expect(stars(3, 5, 10, 10)).toEqual(stars(3, 5, 10, 10));
    expect(hexagon(64)).toMatch(/^M0 -64L55.4 -32/);
  });
  it('finds the nearest of the ships', () => {
    expect(posts(printed, [{ places: { bay: 2, r1c1: 1 } }, { places: { wreck: 1, r3c1: 1 } }])).toEqual(['r1c1', 'r3c1']);
    expect(nearest(printed, ['r3c1', 'r1c1'], 'r1c2')).toBe('r1c1');
    expect(nearest(printed, [], 'r1c2')).toBeUndefined();
  });
});
