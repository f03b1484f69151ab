import { expect, it } from 'vitest';
import type { LogEntry } from '$lib/api';
import { eventful } from './eventful';

const entry = (type: string, rest: object = {}): LogEntry => ({ step: 1, round: 1, seat: null, text: { key: type }, event: { type, ...rest } });
const shares = [
  { space: 4, damaged: 1, points: 3 },
  { space: 1, damaged: 2, points: 0 },
];
const revealed = entry('event_revealed', { event: 'comet', shares });
const bonus = entry('scored', { points: 2 });
const hit = entry('module_damaged');
const raider = entry('raider_placed');

it('tells scores, raiders and effects of an event apart, and ends with the marker', () => {
  const log = [entry('scored'), revealed, entry('scored', { points: 3 }), raider, hit, bonus, entry('marker'), entry('lost')];
  expect(eventful(log, 'comet')).toEqual({ shares, raiders: [raider], effects: [hit, bonus], over: true });
});

it('goes on as long as the marker is not back, and means the last time that the card came up', () => {
  const log = [revealed, hit, entry('marker'), revealed, entry('scored', { points: 3 })];
  expect(eventful(log, 'comet')).toEqual({ shares, raiders: [], effects: [], over: false });
});
