import { expect, it } from 'vitest';
import { ago } from '../src/lib/time';

const now = Date.parse('2026-03-01T12:00:00Z');

it.each([
  ['2026-03-01T11:59:40Z', 'en', 'now'],
  ['2026-03-01T11:48:00Z', 'en', '12 min. ago'],
  ['2026-03-01T10:00:00Z', 'uk', '2 год тому'],
  ['2026-02-28T11:00:00Z', 'ru', 'вчера'],
])('tells how long ago %s was in %s', (time, language, words) => {
  expect(ago(time, language, now)).toBe(words);
});
