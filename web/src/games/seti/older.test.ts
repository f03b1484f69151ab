import { expect, test } from 'vitest';
import type { View } from '$lib/api';
import { today } from './older';

const player = { incomes: [1, 0, 0, 0, 2], danger: 3, passed: false };
const species = { slot: 'left', samples: [4], hidden_samples: [2, 1] };
const system = {
  spaces: [
    ['earth', 'comet'],
    ['asteroids', 'mars'],
  ],
};
const old = {
  system,
  players: [player],
  species: [species],
  gold: [{ markers: [0], sets: [2] }],
  rival: { completed: 1 },
  scan: { parts: [{ part: 'earth' }] },
  why: { launch: { rule: 'SE-3.3' }, scan: { rule: 'SE-5.4' } },
};

test('what rules of 0.2 tell otherwise is told in the form of today', () => {
  const view = today(old as unknown as View);
  expect(view.players[0]).toMatchObject({ income: [4, 2, 1, 0, 2], milestone: null, danger_on_board: 3 });
  expect(view.species[0]).toMatchObject({ samples: [null, null, 4], hidden_samples: { jupiter: 2, saturn: 1 } });
  expect(view.gold[0]).toMatchObject({ next: 1, worth: [] });
  expect(view).toMatchObject({
    pass_rotates: true,
    rival: { player: 1, due: 0 },
    prices: {},
    held: ['launch'],
    system: { publicity: ['comet', 'mars'] },
    scan: { parts: [{ due: true }] },
  });
});

test("today's view stays as it is", () => {
  const view = { players: [{ income: [] }] } as unknown as View;
  expect(today(view)).toBe(view);
});
