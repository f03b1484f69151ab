import { describe, expect, it } from 'vitest';
import { REGIONS } from '../content';
import type { EdgeView, RegionView } from '../view';
import { centre, hexagon, stars } from './geometry';
import { attackers, posts, rivals, steps } from './reach';

const region = (id: string, more: Partial<RegionView> = {}): RegionView =>
  ({ id, kind: REGIONS[id]!.kind === 'nebula' ? 'nebula' : 'planet', tile: 'saffron', raiders: [], ships: [], ...more }) as RegionView;
const table = (regions: RegionView[], raiders: unknown[] = []) => ({ regions, raiders }) as EdgeView;
const ROW = ['r1c1', 'r1c2', 'r1c3', 'nebula_1', 'nebula_6'].map((id) => region(id));

describe('distances (AE-5.2)', () => {
  it('count steps over regions that are there', () => {
    expect(steps(table(ROW), ['r1c1'], false)).toEqual({ r1c1: 0, r1c2: 1, r1c3: 2 });
  });
  it('lead through nebulae with hyperdrive alone, and never through quasars', () => {
    expect(steps(table(ROW), ['r1c1'], true)['nebula_1']).toBe(1);
    const closed = ROW.map((one) => (one.id === 'r1c2' ? region('r1c2', { kind: 'special', tile: 'quasar_1' }) : one));
    expect(steps(table(closed), ['r1c1'], false)).toEqual({ r1c1: 0 });
  });
});

describe('raiders (AE-13.3)', () => {
  const near = { rank: 'A', regions: ['nebula_1'], range: 1 };
  it('attack within their range', () => {
    expect(attackers(table(ROW, [near]), region('r1c1'))).toEqual(['A']);
    expect(attackers(table(ROW, [near]), region('r1c3'))).toEqual([]);
  });
  it('leave a region to a raider of class A to D, and class S to its own', () => {
    expect(attackers(table(ROW, [near]), region('r1c1', { raiders: ['B'] }))).toEqual([]);
    const swarm = { rank: 'S', regions: ['nebula_6'], range: 1 };
    expect(attackers(table(ROW, [near, swarm]), region('r1c1', { raiders: ['S'] }))).toEqual(['S']);
  });
});

it('finds ships: my posts on the map, others who would have to be fought', () => {
  const fleet = [{ places: { bay: 2, r1c1: 1 } }, { places: { wreck: 1 } }] as never;
  expect(posts(fleet)).toEqual(['r1c1']);
  const there = region('r1c1', {
    ships: [
      { seat: 0, ship: 'fighter', count: 1 },
      { seat: 2, ship: 'transport', count: 2 },
    ],
  });
  expect(rivals(there, 0, null)).toEqual([2]);
  expect(rivals(there, 3, 2)).toEqual([0]);
});

describe('the map', () => {
  it('sets neighbours side by side', () => {
    for (const { id, adjacent } of Object.values(REGIONS)) {
      const [x, y] = centre(id);
      for (const other of adjacent) expect(Math.hypot(centre(other)[0] - x, centre(other)[1] - y)).toBeLessThan(120);
    }
  });
  it('is drawn the same every time', () => {
    expect(stars(3, 5, 10, 10)).toEqual(stars(3, 5, 10, 10));
    expect(hexagon(64)).toMatch(/^M0 -64L55.4 -32/);
  });
});
