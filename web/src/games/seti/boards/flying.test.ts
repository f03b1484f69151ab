import { expect, test } from 'vitest';
import type { LogEntry } from '$lib/api';
import { starOf } from './flying';

const told = (type: string, fields: object = {}): LogEntry => ({ step: 1, round: 1, seat: 0, text: { key: '' }, event: { type, ...fields } });
const data = told('gained', { resource: 'data', amount: 1 });

test('data come from the star of the signal before them', () => {
  expect(starOf([told('signal', { star: 'vega' }), data, told('gained', { resource: 'vp', amount: 2 })])).toBe('vega');
});

test('other data come from no star', () => {
  expect(starOf([told('signal', { star: 'vega' }), data, told('played'), data])).toBeNull();
  expect(starOf([])).toBeNull();
});
