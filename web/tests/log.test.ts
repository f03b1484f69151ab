import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../src/lib/api';
import { byRound, mergeLog } from '../src/lib/log';

const entry = (step: number, round = 1): LogEntry => ({ step, round, seat: 0, text: { key: `step-${step}` }, event: { type: 'wrote' } });
const steps = (entries: LogEntry[]) => entries.map(({ step }) => step);

describe('merging the log', () => {
  it('appends what is new', () => {
    expect(steps(mergeLog([entry(1), entry(2)], { from: 2, entries: [entry(3)] }))).toEqual([1, 2, 3]);
  });

  it('forgets what was taken back', () => {
    expect(steps(mergeLog([entry(1), entry(2), entry(3)], { from: 1, entries: [entry(4)] }))).toEqual([1, 4]);
  });

  it('takes a whole log over after a reconnect', () => {
    expect(steps(mergeLog([entry(1), entry(2)], { from: 0, entries: [entry(7), entry(8)] }))).toEqual([7, 8]);
  });
});

it('groups entries by round, newest first', () => {
  const rounds = byRound([entry(1, 1), entry(2, 1), entry(3, 2)]);
  expect(rounds.map(({ round, entries }) => [round, steps(entries)])).toEqual([
    [2, [3]],
    [1, [2, 1]],
  ]);
});
