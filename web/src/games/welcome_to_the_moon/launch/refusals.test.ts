import { describe, expect, test } from 'vitest';
import type { Stack } from '../view';
import { blankSheet, filled } from './blank_sheet';
import { bounds, whyNoFuel, whyNotHere } from './refusals';

const stack = (number: number, effect: Stack['effect']): Stack => ({ number, effect, next: 'water', places: 0, wild: false, stack: 0, or_next: [] });

describe('a slot refuses', () => {
  const sheet = filled(blankSheet(), { l8_s1: 6, l8_s4: 'X', l8_s7: 10, l7_s2: 7, l7_s4: 8 });

  test('a number that breaks the ascending order, and names the bounds (WM-0.9)', () => {
    expect(whyNotHere(sheet, 'l8_s3', [stack(12, 'plant')])).toEqual({ rule: 'WM-0.9', text: { key: 'board-why-between', params: { low: 6, high: 10 } } });
    expect(whyNotHere(sheet, 'l8_s8', [stack(9, 'plant')])?.text).toEqual({ key: 'board-why-above', params: { low: 10 } });
    expect(whyNotHere(sheet, 'l7_s1', [stack(9, 'energy')])?.text).toEqual({ key: 'board-why-below', params: { high: 7 } });
    expect(whyNotHere(sheet, 'l7_s3', [stack(9, 'energy')])?.text.key).toBe('board-why-no-number');
  });

  test('another effect than that of its level (WM-1.3)', () => {
    expect(whyNotHere(sheet, 'l7_s9', [stack(9, 'plant')])).toEqual({ rule: 'WM-1.3', text: { key: 'launch-why-level', params: { effect: 'energy' } } });
  });

  test('anything when it is filled', () => {
    expect(whyNotHere(sheet, 'l8_s4', [stack(9, 'plant')])?.text.key).toBe('board-why-filled');
  });

  test('nothing that fits, and nothing at all on the wild level', () => {
    expect(whyNotHere(sheet, 'l8_s3', [stack(9, 'plant')])).toBeNull();
    expect(whyNotHere(sheet, 'l9_s3', [stack(9, 'astronaut')])).toBeNull();
    expect(whyNotHere(sheet, 'l8_s3', [stack(5, 'robot'), stack(9, 'plant')])).toBeNull();
  });
});

test('bounds skip X and empty slots and cross compartment walls', () => {
  const sheet = filled(blankSheet(), { l9_s1: 2, l9_s2: 'X', l9_s8: 11 });
  expect(bounds(sheet, 'l9_s5')).toEqual([2, 11]);
  expect(bounds(blankSheet(), 'l9_s5')).toEqual([null, null]);
});

test('an arrow refuses fuel when it has it or when its compartment is complete (WM-1.4, WM-1.5)', () => {
  expect(whyNoFuel(blankSheet(), 'l8_c1_b2')).toBeNull();
  expect(whyNoFuel(blankSheet({ fuelled: ['l8_c1_b2'] }), 'l8_c1_b2')?.rule).toBe('WM-1.5');
  expect(whyNoFuel(filled(blankSheet(), { l8_s1: 2, l8_s2: 5 }), 'l8_c1_b2')?.rule).toBe('WM-1.4');
});
