import { expect, test } from 'vitest';
import { discoveryReward, missing, rowsOf } from './traces';
import type { SpeciesView } from '../types';
import { contentsIn } from '../../../../tests/printed';
import { contents } from '../content';

const printed = contents.from(contentsIn('seti'));

const none = { purple: [], yellow: [], blue: [] };
const board = (species: string | null, more: Partial<SpeciesView> = {}): SpeciesView => ({
  slot: 'left',
  species,
  discovery: { purple: null, yellow: 9, blue: 0 },
  overflow: none,
  rows: none,
  deck: 0,
  open_card: null,
  samples: [],
  hidden_samples: {},
  replies: [],
  milestones: [],
  ...more,
});

test('a sealed species shows no rows and says what is missing (SE-10.1)', () => {
  expect(rowsOf(printed, board(null), 'blue')).toEqual([]);
  expect(missing(board(null))).toEqual(['purple']);
});

test('the left discovery spaces are worth more than the right ones (SE-10.1.1)', () => {
  expect(discoveryReward(printed, board(null))[0]).toEqual({ op: 'gain', resource: 'vp', amount: 5 });
  expect(discoveryReward(printed, board(null, { slot: 'right' }))[0]).toEqual({ op: 'gain', resource: 'vp', amount: 3 });
});

test('sample spaces are holes until a sample lies there, then they give its reward (SE-10.2)', () => {
  const rows = rowsOf(printed, board('mascamites', { samples: [null, null, 2] }), 'blue');
  expect(rows.map(({ hole }) => hole)).toEqual([false, false, false, true, true, true, true, true, true]);
  expect(rows[2]!.reward).toEqual([{ op: 'gain', resource: 'vp', amount: 7 }]);
});

test("'Oumuamua's spaces are paid with exofossils, the top one again and again (SE-10.4)", () => {
  const rows = rowsOf(printed, board('oumuamua'), 'purple');
  expect(rows[0]!.cost).toEqual({ resource: 'exofossils', amount: 4 });
  expect(rows.at(-1)!.unlimited).toBe(true);
});
