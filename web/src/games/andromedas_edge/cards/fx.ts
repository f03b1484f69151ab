/** Effects as a short line of symbols; what has no symbol is one word (AE-20.2). */

import type { Op } from '../content';
import type { Amounts } from '../view';

/** A number with a symbol, a word, or what joins them. */
export type Piece = { icon: string; count?: number; kind?: 'i' | 't' } | { word: string } | { join: '→' | '/' | '×' | '−' | '+' };

/** Counters that a symbol stands for. */
const COUNTED: Record<string, { icon: string; kind?: 't' }> = {
  modules_science: { icon: 'science', kind: 't' },
  modules_industry: { icon: 'industry', kind: 't' },
  modules_commerce: { icon: 'commerce', kind: 't' },
  modules_civilization: { icon: 'civilization', kind: 't' },
  supremacy_steps: { icon: 'supremacy', kind: 't' },
  credits: { icon: 'credit' },
  tactics_in_hand: { icon: 'tactics' },
  leaders_on_station: { icon: 'leader' },
  damaged_modules: { icon: 'damage' },
  developments: { icon: 'settle' },
};
/** Steps that a symbol with a number stands for: the symbol and the field of the number. */
const DEEDS: Record<string, [string, string]> = {
  repair: ['repair', 'times'],
  recruit: ['leader', 'count'],
  advance_event: ['event', 'steps'],
  damage_module: ['damage', 'count'],
};
const ORDER = ['energy', 'titanium', 'ice', 'nanocarbon', 'credit', 'tactics', 'any', 'basic', 'vp'] as const;

export const amounts = (what: Amounts): Piece[] => ORDER.filter((kind) => what[kind]).map((kind) => ({ icon: kind, count: what[kind]! }));

export const pieces = (effects: Op[]): Piece[] => effects.flatMap(step);

function step(op: Op): Piece[] {
  const deed = DEEDS[op.op];
  if (deed) return [{ icon: deed[0], count: op[deed[1]] as number }];
  const what = op['what'] as Amounts | undefined;
  switch (op.op) {
    case 'gain':
      return amounts(what!);
    case 'lose':
    case 'give':
      return [{ join: '−' }, ...amounts(what!)];
    case 'gain_per':
      return [...amounts(what!), { join: '×' }, counted(op)];
    case 'score_endgame':
      return [{ icon: 'vp', count: op['base'] as number }, { join: '+' }, { icon: 'vp', count: op['vp_each'] as number }, { join: '×' }, counted(op)];
    case 'convert': {
      const pay = op['pay'] as Amounts & { moon_slot?: number };
      return [...(pay.moon_slot ? [] : amounts(pay)), { join: '→' }, ...pieces(op['then'] as Op[])];
    }
    case 'choose':
      return (op['options'] as Op[][]).flatMap((option, i) => (i ? [{ join: '/' } as const, ...pieces(option)] : pieces(option)));
    case 'if':
      return pieces(op['then'] as Op[]);
    case 'for_each':
      return pieces(op['do'] as Op[]);
    case 'advance':
      return [{ icon: op['track'] === 'any' ? 'supremacy' : (op['track'] as string), count: op['steps'] as number, kind: 't' }];
    case 'activate_science_row':
      return [{ join: '→' }, { word: 'row' }];
    default:
      return [{ word: op.op }];
  }
}

const counted = (op: Op): Piece => COUNTED[op['per'] as string] ?? { word: op['per'] as string };
