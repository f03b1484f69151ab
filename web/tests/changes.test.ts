import { expect, it } from 'vitest';
import { changed } from '../src/lib/changes';

const before = { round: 1, players: [{ energy: 3, hand: ['a'] }, { energy: 4 }], race: { first: 1 } as Record<string, number>, board: { deep: true } };

it('puts in what has changed, and keeps the rest as it is', () => {
  const after = changed(before, {
    changes: [
      [['round'], 2],
      [['players', 0, 'energy'], 5],
      [['players', 0, 'hand'], []],
      [['race', 'second'], 0],
    ],
    gone: [['race', 'first']],
  });
  expect(after).toEqual({ round: 2, players: [{ energy: 5, hand: [] }, { energy: 4 }], race: { second: 0 }, board: { deep: true } });
  expect(after.players[1]).toBe(before.players[1]);
  expect(after.board).toBe(before.board);
});

it('leaves what was there before untouched: others still draw it', () => {
  const kept = structuredClone(before);
  changed(before, { changes: [[['players', 1, 'energy'], 9]], gone: [['players', 0, 'hand']] });
  expect(before).toEqual(kept);
});

it('takes in a part that is there only now', () => {
  const empty: { view: unknown } = { view: null };
  expect(changed(empty, { changes: [[['view'], { round: 1 }]], gone: [] })).toEqual({ view: { round: 1 } });
});
