import { expect, test } from 'vitest';
import moons from '../../../../src/starboard/games/andromedas_edge/content/moons.json';
import type { View } from '$lib/api';
import { named, today } from './older';
import type { MoonContent } from './types';

test('moons of 0.2, which had no ids, are called as today', () => {
  const without = moons.map(({ id: _, ...moon }) => moon) as unknown as MoonContent[];
  expect(named(without)).toEqual(moons);
});

test('views of 0.2 lack what scores, and tell the rest', () => {
  const modules = { science: [{ module: 'a', damage: 0, mechaphages: 1 }], industry: [{ module: 'b', damage: 0, mechaphages: 0 }] };
  const old = { players: [{ stock: { energy: 2, ice: 1 }, cards: 3, rows: modules, fleet: [] }], prospects: [] };
  const [player] = today(old as unknown as View).players;
  expect(player).toMatchObject({ open_rows: [], team_points: null, resources: 6 });
  expect([player!.rows.science[0]!.damaged, player!.rows.industry[0]!.damaged]).toEqual([true, false]);
});

test('views of 0.2 tell who fights, not who is a foe', () => {
  const rows = { science: [], industry: [], commerce: [], civilization: [] };
  const player = { stock: {}, cards: 0, rows, fleet: [], partner: null };
  const sides = [{ seat: 0 }, { seat: 1 }, { seat: 2 }, { seat: null }];
  const old = { active: 0, players: [{ ...player, partner: 1 }, player, player], prospects: [{ sides }] };
  expect(today(old as unknown as View).prospects[0]!.foes).toEqual([2]);
});

test("today's view stays as it is", () => {
  const view = { players: [{ track_points: {} }] } as unknown as View;
  expect(today(view)).toBe(view);
});
