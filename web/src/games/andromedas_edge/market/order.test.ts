import { describe, expect, it } from 'vitest';
import { MODULES, TRACK_BOARDS } from '../content';
import type { PlayerView } from '../view';
import { inOrder } from './order';

const [first, second] = Object.values(MODULES).filter(({ type }) => type === 'science');
const other = Object.values(MODULES).find(({ type }) => type === 'commerce')!;
const top = TRACK_BOARDS['commerce']!.spaces.length - 1;
const me = { tracks: { science: 2, commerce: top }, rows: { science: [{}, {}], commerce: [{}] } } as unknown as PlayerView;

describe('an order of modules', () => {
  it('places modules of one type one after another and goes up their track once for each', () => {
    const lines = inOrder(me, [first!.id, second!.id]);
    expect(lines.map(({ row, place, space }) => [row, place, space!.step])).toEqual([
      ['science', 3, 3],
      ['science', 4, 4],
    ]);
  });

  it('counts every type for itself, and no space above the last', () => {
    expect(inOrder(me, [first!.id, other.id])[1]).toEqual({ module: other.id, row: 'commerce', place: 2, space: null });
  });
});
