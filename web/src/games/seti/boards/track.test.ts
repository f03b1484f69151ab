import { expect, test } from 'vitest';
import { contentsIn } from '../../../../tests/printed';
import { contents } from '../content';
import { labelsOf, lastOf, milestonesOf } from './track';
import type { SetiView } from '../types';

const printed = contents.from(contentsIn('seti'));

const player = (score: number, message_tile: number | null = null) => ({ score, message_tile, messages: [] });
const table = (players: ReturnType<typeof player>[], milestones: number[] = []) =>
  ({ players, neutral: [0, 1], species: [{ milestones }] }) as unknown as SetiView;

test('the track grows with the leader by full twenties', () => {
  expect(lastOf(table([player(41)]))).toBe(100);
  expect(lastOf(table([player(41), player(121)]))).toBe(140);
});

test('near scores stand beside each other, far ones where they are', () => {
  expect(labelsOf([30, 31, 90], 100, 5)).toEqual([28, 33, 90]);
  expect(labelsOf([31, 30], 100, 5)).toEqual([33, 28]);
  expect(labelsOf([1, 1, 1], 100, 5)).toEqual([0, 5, 10]);
});

test('messages and Exertian tiles wait on the track, neutral markers are counted (SE-7.5, SE-10)', () => {
  const found = milestonesOf(printed, table([player(10, 25)], [30, 50]), 0);
  expect(found.filter(({ kind }) => kind === 'message').map(({ at }) => at)).toEqual([25]);
  expect(found.filter(({ kind }) => kind === 'exertian').map(({ at }) => at)).toEqual([30, 50]);
  expect(found.filter(({ kind }) => kind === 'neutral').map(({ left }) => left)).toEqual([0, 1]);
});
