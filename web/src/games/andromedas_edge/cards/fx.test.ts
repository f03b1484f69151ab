import { describe, expect, it } from 'vitest';
import { contentsIn } from '../../../../tests/printed';
import { contents } from '../content';
import { pieces } from './fx';
import type { Effects } from '../types';

const printed = contents.from(contentsIn('andromedas_edge'));

describe('effects as symbols', () => {
  it('says every module in a few symbols (AE-20.2)', () => {
    for (const module of Object.values(printed.modules)) expect(pieces(printed, module.effect), module.id).not.toHaveLength(0);
  });

  it('shows what is paid, an arrow, and what is gained', () => {
    expect(pieces(printed, [{ op: 'convert', pay: { credit: 1 }, then: [{ op: 'gain', what: { vp: 2 } }], times: 1, mandatory: false }])).toEqual([
      { icon: 'credit', count: 1 },
      { join: '→' },
      { icon: 'vp', count: 2 },
    ]);
  });

  it('parts what is chosen among, and draws steps of tracks as their types', () => {
    const options: Effects[] = [[{ op: 'repair', times: 1, no_vp: false }], [{ op: 'advance', track: 'science', steps: 2 }]];
    expect(pieces(printed, [{ op: 'choose', pick: 1, options }])).toEqual([
      { icon: 'repair', count: 1 },
      { join: '/' },
      { icon: 'science', count: 2, kind: 't' },
    ]);
  });

  it('names the counter of points at the end', () => {
    expect(pieces(printed, [{ op: 'score_endgame', base: 2, per: 'modules_science', vp_each: 1 }])).toEqual([
      { icon: 'vp', count: 2 },
      { join: '+' },
      { icon: 'vp', count: 1 },
      { join: '×' },
      { icon: 'science', kind: 't' },
    ]);
  });

  it('is a word where there is no symbol', () => {
    expect(
      pieces(printed, [
        { op: 'recall_ship', count: 1 },
        { op: 'gain_per', per: 'ships_on_modules', what: { energy: 1 } },
      ]),
    ).toEqual([{ word: 'recall_ship' }, { icon: 'energy', count: 1 }, { join: '×' }, { word: 'ships_on_modules' }]);
  });
});
