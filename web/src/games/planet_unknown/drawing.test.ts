import { expect, test } from 'vitest';
import { contentsIn } from '../../../tests/printed';
import { contents } from './content';
import { beadOf } from './drawing';
import { facing, stackAt, stepsBetween, turnedBy } from './station';
import { heightOf, slotAt } from './tracks';
import { TRACKS, type StationView } from './types';

const printed = contents.from(contentsIn('planet_unknown'));

test('indicators face the compartments that the engine says (PU-4.1)', () => {
  const stack = (shape: string) => ({ shape, top: null, left: 12 });
  const station: StationView = { rotation: 4, shift: 3, outer: [...'abcdef'].map(stack), inner: [...'ghijkl'].map(stack) };
  expect([facing(station, 3, 'outer'), facing(station, 3, 'inner')]).toEqual([1, 4]);
  expect(stackAt(turnedBy(station, 2), 3, 'outer').shape).toBe('f');
  expect(stackAt(turnedBy(station, stepsBetween(5, 0)), 0, 'outer')).toBe(stackAt(station, 5, 'outer'));
});

test('every planet has 24 beads outside its squares', () => {
  for (const board of Object.values(printed.planets))
    for (let line = 0; line < 24; line++) {
      const { x, y } = beadOf(board, line);
      expect(Number.isFinite(x + y)).toBe(true);
      const inside = board.grid[Math.floor((y + 264) / 44)]?.[Math.floor((x + 264) / 44)] ?? '.';
      expect(`${board.id} ${line} ${inside}`).toBe(`${board.id} ${line} .`);
    }
});

test('slots have places of their own, also where steps are stretched (PU-18.3)', () => {
  for (const board of Object.values(printed.corporations)) {
    const places = TRACKS.flatMap((track) => board.tracks[track].map(({ level }) => JSON.stringify(slotAt(board, `${track}-${level}`))));
    expect(new Set(places).size).toBe(places.length);
  }
  const { wormhole_corp } = printed.corporations;
  expect(heightOf(wormhole_corp!, 'biomass', 5)).toBeGreaterThan(heightOf(wormhole_corp!, 'civ', 15) - 1);
});
