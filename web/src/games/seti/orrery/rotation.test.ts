import { expect, test } from 'vitest';
import type { LogEntry } from '$lib/api';
import { reportOf, rotations } from './rotation';
import type { PlayerView, SetiView, Space } from '../types';

const told = (type: string, seat: number | null, fields: object = {}): LogEntry => ({ step: 1, round: 1, seat, text: { key: '' }, event: { type, ...fields } });
const turned = told('rotated', null, { disc: 2 });
const pushed = (seat: number | null, to: Space) => told('pushed', seat, { to });
const fame = (seat: number | null) => told('gained', seat, { resource: 'publicity', amount: 1 });

const [other, still]: [Space, Space] = [
  [1, 2],
  [4, 6],
];

function table(...probes: Space[][]): SetiView {
  const spaces = [1, 2, 3, 4].map(() => Array<string>(8).fill('empty'));
  spaces[0]![3] = 'earth';
  spaces[other[0] - 1]![other[1]] = 'comet';
  const players = probes.map((own) => ({ probes: own, capsules: [] }) as unknown as PlayerView);
  const stars = ['a', 'b', 'c', 'vega', 'e', 'f', 'g', 'h'];
  return {
    players,
    rival: { player: 1 },
    system: {
      next_disc: 3,
      stars,
      spaces,
      anomalies: [
        { sector: 3, rotations: 8 },
        { sector: 6, rotations: 5 },
      ],
    },
  } as unknown as SetiView;
}

test('nothing to report before a disc turns', () => {
  expect(reportOf([told('launched', 0)], table([]))).toBeNull();
});

test('pushes come with the publicity that they bring', () => {
  const report = reportOf([turned, pushed(0, other), fame(0), pushed(1, still), fame(2)], table([other], [still]))!;
  expect(report.pushes).toEqual([
    { owner: 0, what: 'comet', publicity: 1 },
    { owner: 1, what: 'empty', publicity: 0 },
  ]);
});

test('what happens later is not of the turn', () => {
  expect(reportOf([turned, told('tech', 0), pushed(0, other)], table([]))!.pushes).toEqual([]);
});

test('who was carried along is told with the turn', () => {
  const report = reportOf([told('rotated', null, { disc: 2, carried: [1, 0] }), pushed(0, other)], table([other], [still]))!;
  expect(report.carried).toEqual([{ owner: 0, count: 1 }]);
});

test('an event without a seat is of the rival, who is player 1', () => {
  expect(reportOf([turned, pushed(null, other), fame(null)], table([], [other]))!.pushes).toEqual([{ owner: 1, what: 'comet', publicity: 1 }]);
});

test('the last turn is reported, with the star and the anomaly that Earth has come to', () => {
  const entries = [told('rotated', null, { disc: 1 }), pushed(0, other), turned];
  expect(rotations(entries)).toBe(2);
  expect(reportOf(entries, table([]))).toMatchObject({ disc: 2, star: 'vega', pushes: [], carried: [], anomaly: { sector: 3 } });
});
