import { expect, test } from 'vitest';
import { contentsIn } from '../../../tests/printed';
import { contents } from './content';
import { beadOf } from './drawing';
import { stackAt, stepsBetween } from './station';
import { heightOf, slotAt } from './tracks';
import { TRACKS, type StationView } from './types';

const printed = contents.from(contentsIn('planet_unknown'));

test('indicators face the compartments that the rules say (PU-4.1)', () => {
  const stack = (shape: string) => ({ shape, top: null, left: 12 });
  const faced = [0, 1, 2, 3, 4, 5].map((at) => ({ outer: (at + 4) % 6, inner: (at + 1) % 6 }));
  const facing = faced.map((_, steps) => faced.map((_, at) => faced.at(at - steps)!));
  const station: StationView = { rotation: 4, shift: 3, outer: [...'abcdef'].map(stack), inner: [...'ghijkl'].map(stack), facing };
  expect(stackAt(station, 0, 3, 'outer').shape).toBe('b');
  expect(stackAt(station, 2, 3, 'inner').shape).toBe('i');
  expect(stackAt(station, stepsBetween(station, 5, 0), 0, 'outer')).toBe(stackAt(station, 0, 5, 'outer'));
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
