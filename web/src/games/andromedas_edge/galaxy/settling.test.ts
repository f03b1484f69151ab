import { expect, it } from 'vitest';
import { PLANETS, REGIONS } from '../content';
import type { RegionView } from '../view';
import { counted, MOST, pointsOf } from './settling';

const [near, far] = [REGIONS['r1c1']!.adjacent.find((id) => id.startsWith('r'))!, 'r3c4'];
const table = (...regions: Partial<RegionView>[]) =>
  Object.fromEntries(regions.map((region) => [region.id, { tile: 'saffron', leaders: [0, 0], development: null, ...region }])) as Record<string, RegionView>;
const inside = PLANETS['saffron']!.leaders;

it('counts the leaders on the planet, in the new development and next door, of all players (AE-10.3)', () => {
  const regions = table({ id: 'r1c1', leaders: [1, 0] }, { id: near, leaders: [1, 1], development: 1 }, { id: far, leaders: [3, 3] });
  expect(counted(regions, 'r1c1')).toEqual([
    { region: 'r1c1', leaders: 1 + inside },
    { region: near, leaders: 2 + inside },
  ]);
  expect(pointsOf(counted(regions, 'r1c1'))).toBe(3 + 2 * inside);
});

it('never brings more than the rules allow (AE-10.3)', () => {
  expect(pointsOf(counted(table({ id: 'r1c1', leaders: [9, 9] }), 'r1c1'))).toBe(MOST);
});
