import { describe, expect, it } from 'vitest';
import { MODULES } from '../content';
import { pieces } from './fx';

describe('effects as symbols', () => {
  it('says every module in a few symbols (AE-20.2)', () => {
    for (const module of Object.values(MODULES)) expect(pieces(module.effect), module.id).not.toHaveLength(0);
  });

  it('shows what is paid, an arrow, and what is gained', () => {
    expect(pieces([{ op: 'convert', pay: { credit: 1 }, then: [{ op: 'gain', what: { vp: 2 } }], times: 1, mandatory: false }])).toEqual([
      { icon: 'credit', count: 1 },
      { join: '→' },
      { icon: 'vp', count: 2 },
    ]);
  });

  it('names the counter of points at the end', () => {
    const [base, plus, each, times, what] = pieces([{ op: 'score_endgame', base: 2, per: 'modules_science', vp_each: 1 }]);
    expect([base, plus, each, times, what]).toEqual([
      { icon: 'vp', count: 2 },
      { join: '+' },
      { icon: 'vp', count: 1 },
      { join: '×' },
      { icon: 'science', kind: 't' },
    ]);
  });
});
