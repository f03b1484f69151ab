import { expect, test } from 'vitest';
import { factsOf, landingCost, waysFrom } from './flights';
import type { Fly } from './flights';
import type { PlayerView, SetiView, Space } from './types';
import { contentsIn } from '../../../tests/printed';
import { contents } from './content';

const printed = contents.from(contentsIn('seti'));

/** Everything empty but for what is named. */
function system(named: Record<string, string>, flight = { asteroids: 2, visit: 1, belt: 0 }): SetiView {
  const spaces = [1, 2, 3, 4].map((ring) => Array.from({ length: 8 }, (_, sector) => named[`${ring},${sector}`] ?? 'empty'));
  const planets = [{ planet: 'jupiter', orbiters: [0, 1], landers: [0, 0], first_orbit: 1, data_spaces: [], moons: {} }];
  return { system: { spaces }, flight, planets } as unknown as SetiView;
}
const me = (missions: PlayerView['missions'] = [], techs: string[] = []) => ({ missions, techs }) as unknown as PlayerView;
const to = (view: SetiView, goal: Space, budget: number) => waysFrom(view, [1, 0], budget).find(({ path }) => String(path.at(-1)) === String(goal));

test('a point is paid for each space, one more to leave asteroids (SE-4.3)', () => {
  const view = system({ '2,0': 'asteroids' });
  expect(to(view, [2, 0], 3)?.points).toBe(1);
  expect(to(view, [4, 0], 9)?.points).toBe(4);
  expect(to(system({ '2,0': 'asteroids' }, { asteroids: 1, visit: 1, belt: 1 }), [4, 0], 9)?.points).toBe(3);
});

test('the Sun is never crossed', () => {
  expect(to(system({}), [1, 4], 9)?.points).toBe(4);
});

test('nothing lies beyond the points', () => {
  expect(to(system({}), [4, 0], 2)).toBeUndefined();
});

test('of equally long ways the one with more visits is flown', () => {
  const way = to(system({ '2,0': 'comet' }), [2, 1], 2);
  expect(way?.path).toEqual([
    [1, 0],
    [2, 0],
    [2, 1],
  ]);
  expect(way?.publicity).toBe(1);
});

test('the facts of a way: cost, publicity, missions, landing', () => {
  const view = system({ '2,0': 'jupiter' });
  const fly: Fly = { type: 'move', start: [1, 0], to: [2, 0], capsule: false };
  const mission = { card: 'card_001', covered: [], ready: false };
  expect(factsOf(printed, to(view, [2, 0], 1)!, fly, view, me([mission]))).toEqual({
    what: 'jupiter',
    points: 0,
    energy: 1,
    card: false,
    publicity: 1,
    missions: ['card_001'],
    land: 2,
  });
  expect(factsOf(printed, to(view, [2, 0], 1)!, fly, view, me([{ ...mission, covered: [0] }])).missions).toEqual([]);
});

test('landing costs less with an orbiter there and with the technology (SE-5.3)', () => {
  const view = system({});
  expect(landingCost(view, me(), 'jupiter')).toBe(2);
  expect(landingCost(view, me([], ['probe_3']), 'jupiter')).toBe(1);
});
