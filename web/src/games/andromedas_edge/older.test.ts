import { expect, test } from 'vitest';
import moons from '../../../../src/starboard/games/andromedas_edge/content/moons.json';
import { named } from './older';
import type { MoonContent } from './types';

test('moons of 0.2, which had no ids, are called as today', () => {
  const without = moons.map(({ id: _, ...moon }) => moon) as unknown as MoonContent[];
  expect(named(without)).toEqual(moons);
});
