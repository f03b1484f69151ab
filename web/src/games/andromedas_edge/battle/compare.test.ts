import { describe, expect, it } from 'vitest';
import { higher, standings } from './compare';

describe('dice side by side', () => {
  it('compares high to low, and more dice win where the others are equal (AE-14.7)', () => {
    expect(higher([6, 5], [6, 4, 4])).toBeGreaterThan(0);
    expect(higher([6, 5], [6, 5, 1])).toBeLessThan(0);
    expect(higher([3], [3])).toBe(0);
  });

  it('tells the die that decides, for the leader and for each of the others', () => {
    expect(
      standings([
        [2, 6, 5],
        [6, 6, 3, 2],
        [5, 4],
      ]),
    ).toEqual([
      { ahead: false, die: 1 },
      { ahead: true, die: 1 },
      { ahead: false, die: 0 },
    ]);
  });

  it('knows a tie', () => {
    expect(
      standings([
        [6, 4],
        [4, 6],
      ]),
    ).toEqual([
      { ahead: false, die: null },
      { ahead: false, die: null },
    ]);
  });
});
