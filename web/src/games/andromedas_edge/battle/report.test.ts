import { describe, expect, it } from 'vitest';
import type { LogEntry } from '$lib/api';
import { lastBattle } from './report';

const entry = (type: string, seat: number | null, fields: object = {}): LogEntry => ({
  step: 1,
  round: 1,
  seat,
  text: { key: `log-${type}` },
  event: { type, ...fields },
});

describe('the last battle in the log', () => {
  it('is none without a battle', () => {
    expect(lastBattle([entry('launched', 0)])).toBeNull();
  });

  it('keeps the last dice of every side, the winner and what was told', () => {
    const report = lastBattle([
      entry('battle_begun', null),
      entry('rolled', 0, { dice: [1, 5] }),
      entry('rolled', null, { dice: [4] }),
      entry('dice_changed', 0, { dice: [6, 5] }),
      entry('battle_won', 0),
      entry('ship_scrapped', 1),
      entry('turn_begun', 1),
      entry('launched', 1),
    ]);
    expect(report?.rolls).toEqual([
      { seat: 0, dice: [6, 5], won: true },
      { seat: null, dice: [4], won: false },
    ]);
    expect(report?.lines).toHaveLength(5);
    expect(report?.ended).toBe(true);
  });
});
