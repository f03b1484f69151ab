import { expect, test } from 'vitest';
import type { LogEntry } from '$lib/api';
import { deedsOf } from './deeds';
import { centre, segment } from './ring';

const entry = (step: number, type: string): LogEntry => ({ step, round: 1, seat: null, text: { key: type }, event: { type } });

test("the rival's deeds are those of its last card (SE-12.4)", () => {
  const log = [entry(1, 'rival_card'), entry(1, 'signal'), entry(2, 'launched'), entry(3, 'rival_card'), entry(3, 'row'), entry(3, 'tech'), entry(4, 'acted')];
  expect(deedsOf(log).map(({ event }) => event.type)).toEqual(['tech']);
  expect(deedsOf([entry(1, 'launched')])).toEqual([]);
});

test('twelve spaces go clockwise from the line at the top (SE-12.3)', () => {
  const [x, y] = centre(1, 12, 10);
  expect(x).toBeGreaterThan(0);
  expect(y).toBeLessThan(0);
  expect(centre(12, 12, 10)[0]).toBeLessThan(0);
  expect(new Set(Array.from({ length: 12 }, (_, i) => segment(i + 1, 12, 42, 68))).size).toBe(12);
});
