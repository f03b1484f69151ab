import { expect, test } from 'vitest';
import { cross, hand, ring, tilt } from './ink';

test('a stroke is the same for the same seat and slot, and another for others', () => {
  const at = { x: 100, y: 100 };
  expect(cross(at, 10, '3 l8_s4')).toBe(cross(at, 10, '3 l8_s4'));
  expect(cross(at, 10, '3 l8_s4')).not.toBe(cross(at, 10, '2 l8_s4'));
});

test('a hand trembles evenly around nothing, and numbers lean no more than eight degrees', () => {
  const wobble = hand('seed');
  const drawn = Array.from({ length: 2000 }, wobble);
  expect(Math.max(...drawn.map(Math.abs))).toBeLessThanOrEqual(1);
  expect(Math.abs(drawn.reduce((a, b) => a + b, 0) / drawn.length)).toBeLessThan(0.06);
  for (let i = 0; i < 100; i++) expect(Math.abs(tilt(`seat ${i}`))).toBeLessThanOrEqual(8);
});

test('a ring stays near its circle', () => {
  const numbers = ring({ x: 0, y: 0 }, 20, 'error 1')
    .match(/-?[\d.]+/g)!
    .map(Number);
  for (let i = 0; i < numbers.length; i += 2) expect(Math.hypot(numbers[i]!, numbers[i + 1]!)).toBeGreaterThan(16);
  for (let i = 0; i < numbers.length; i += 2) expect(Math.hypot(numbers[i]!, numbers[i + 1]!)).toBeLessThan(24);
});
