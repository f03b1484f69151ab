import { describe, expect, test } from 'vitest';
import type { LaunchSheet, MissionCard } from '../view';
import { blankSheet, filled } from './blank_sheet';
import { crossRockets, gains, hasLaunched, rocketPoints, score } from './gains';

const write = (slot: string, number = 9) => ({ type: 'write', stack: 0, slot, number }) as const;

describe('a write', () => {
  test('into an open compartment brings nothing yet', () => {
    expect(gains(blankSheet(), write('l9_s5'))).toMatchObject({ compartment: null, rockets: 0, points: 0 });
  });

  test('that completes a compartment brings its rockets and X (WM-1.4)', () => {
    const found = gains(filled(blankSheet({ rockets: 14 }), { l9_s6: 10 }), write('l9_s5'));
    expect(found).toMatchObject({ compartment: 'l9_c3', rockets: 2, writeX: 1, fuel: 0, sabotage: 0, lost: [] });
    expect(found.after.rockets).toBe(16);
    expect(found.points).toBe(15);
  });

  test('brings inactive rockets only when they were fuelled before (WM-1.4)', () => {
    const sheet = filled(blankSheet(), { l8_s1: 2 });
    expect(gains(sheet, write('l8_s2'))).toMatchObject({ rockets: 2, lost: ['l8_c1_b2'] });
    expect(gains({ ...sheet, fuelled: ['l8_c1_b2'] }, write('l8_s2'))).toMatchObject({ rockets: 4, lost: [] });
  });

  test('loses fuel when no inactive rocket is left to be fuelled (WM-1.5)', () => {
    const others = ['l2_c1_b2', 'l3_c2_b2', 'l5_c1_b2', 'l6_c1_b2', 'l7_c1_b2', 'l8_c1_b2', 'l8_c3_b2'];
    const sheet = filled(blankSheet(), { l4_s1: 3 });
    expect(gains(sheet, write('l4_s2'))).toMatchObject({ fuel: 1, lost: [] });
    expect(gains({ ...sheet, fuelled: others }, write('l4_s2'))).toMatchObject({ fuel: 0, lost: ['l4_c1_b1'] });
  });

  test('sets off only sabotage that nobody has used (WM-1.8)', () => {
    const sheet = filled(blankSheet(), { l5_s1: 1, l5_s2: 2, l5_s3: 3, l5_s4: 'X' });
    expect(gains(sheet, write('l5_s5'))).toMatchObject({ sabotage: 2 });
    expect(gains({ ...sheet, sabotaged: ['l5_c1_b3'] }, write('l5_s5'))).toMatchObject({ sabotage: 1 });
  });
});

test('an X completes a compartment like a number', () => {
  expect(gains(filled(blankSheet(), { l7_s6: 9 }), { type: 'write_x', slot: 'l7_s7' })).toMatchObject({ compartment: 'l7_c2', rockets: 3 });
});

test('a system error costs five points (WM-1.7)', () => {
  expect(gains(blankSheet({ rockets: 9 }), { type: 'error' })).toMatchObject({ points: -5 });
});

test('a mission pays its first reward until it is taken (WM-0.16.3)', () => {
  const mission = { id: 68, first: 2, later: 1, taken: false } as MissionCard;
  expect(gains(blankSheet(), { type: 'claim', mission: 68 }, [mission]).rockets).toBe(2);
  expect(gains(blankSheet(), { type: 'claim', mission: 68 }, [{ ...mission, taken: true }]).rockets).toBe(1);
});

describe('crossing rockets (WM-1.6)', () => {
  const errors: LaunchSheet['errors'] = ['circled', 'crossed', 'circled', 'free', 'free', 'free', 'free', 'free'];

  test('goes from the track to circled errors to tie-break rockets', () => {
    const after = crossRockets({ rockets: 30, ties: 0, errors }, 5);
    expect(after).toMatchObject({ rockets: 31, ties: 2 });
    expect(after.errors.slice(0, 4)).toEqual(['crossed', 'crossed', 'crossed', 'free']);
  });

  test('stops when nothing is left', () => {
    expect(crossRockets({ rockets: 31, ties: 8, errors: Array(8).fill('crossed') }, 3)).toMatchObject({ rockets: 31, ties: 8 });
  });
});

test('the score is the lowest open box less the circled errors (WM-1.10)', () => {
  expect([0, 4, 5, 8, 9, 12, 30, 31].map(rocketPoints)).toEqual([0, 0, 15, 15, 30, 45, 135, 150]);
  expect(score(blankSheet({ rockets: 14, errors: ['circled', 'circled', 'circled', 'crossed', 'free', 'free', 'free', 'free'] }))).toBe(30);
});

test('a starship launches with all rockets crossed and no error circled (WM-1.9)', () => {
  const errors: LaunchSheet['errors'] = ['crossed', 'free', 'free', 'free', 'free', 'free', 'free', 'free'];
  expect(hasLaunched(blankSheet({ rockets: 31, errors }))).toBe(true);
  expect(hasLaunched(blankSheet({ rockets: 30, errors }))).toBe(false);
  expect(hasLaunched(blankSheet({ rockets: 31, errors: ['circled', ...errors.slice(1)] }))).toBe(false);
});
