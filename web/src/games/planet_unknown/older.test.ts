import { expect, test } from 'vitest';
import type { View } from '$lib/api';
import { today } from './older';

const stacks = [...'abcdef'].map((shape) => ({ shape, top: null, left: 12 }));
const lines = [
  { covered: 3, squares: 3, blocked: false, medals: 2 },
  { covered: 2, squares: 3, blocked: false, medals: 2 },
];
const old = { station: { rotation: 4, shift: 3, outer: stacks, inner: stacks }, players: [{ lines }] };

test('what rules of 0.2 left to the client is told in the form of today', () => {
  const view = today(old as unknown as View);
  expect(view.station.facing[0]![3]).toEqual({ outer: 1, inner: 4 });
  expect(view.station.facing[2]![3]).toEqual({ outer: 5, inner: 2 });
  expect(view.players[0]!.lines.map(({ complete }) => complete)).toEqual([true, false]);
});

test("today's view stays as it is", () => {
  const view = { station: { facing: [] } } as unknown as View;
  expect(today(view)).toBe(view);
});
