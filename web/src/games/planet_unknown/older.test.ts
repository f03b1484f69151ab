import { expect, test } from 'vitest';
import type { View } from '$lib/api';
import { contentsIn } from '../../../tests/printed';
import { stretched, today } from './older';
import type { PlanetContents } from './types';

const stacks = [...'abcdef'].map((shape) => ({ shape, top: null, left: 12 }));
const lines = [
  { covered: 3, squares: 3, blocked: false, medals: 2 },
  { covered: 2, squares: 3, blocked: false, medals: 2 },
];
const old = { station: { rotation: 4, shift: 3, outer: stacks, inner: stacks }, players: [{ lines, trackers: [{ medals: 2 }, { medals: 3 }] }] };

test('what rules of 0.2 left to the client is told in the form of today', () => {
  const view = today(old as unknown as View);
  expect(view.station.facing[0]![3]).toEqual({ outer: 1, inner: 4 });
  expect(view.station.facing[2]![3]).toEqual({ outer: 5, inner: 2 });
  expect(view.players[0]!.lines.map(({ complete }) => complete)).toEqual([true, false]);
  expect(view.players[0]!.track_medals).toBe(5);
});

test('which tracks are stretched is found on boards of 0.2 as it is printed today', () => {
  const { corporations } = contentsIn('planet_unknown') as unknown as PlanetContents;
  const found = (boards: typeof corporations) => stretched(boards).flatMap((board) => (board.stretched ?? []).map((track) => [board.id, track]));
  expect(found(corporations)).toEqual([['wormhole_corp', 'biomass']]);
  expect(found(corporations.map(({ stretched: _, ...board }) => board))).toEqual(found(corporations));
});

test("today's view stays as it is", () => {
  const view = { station: { facing: [] } } as unknown as View;
  expect(today(view)).toBe(view);
});
