import { expect, test } from 'vitest';
import type { Foreseen } from '$lib/api';
import { factsOf, wayOf } from './flights';
import type { SetiView, Space } from './types';

const told = (type: string, fields: object): Foreseen['events'][number] => ({ text: { key: '' }, event: { type, ...fields } });
const fly = (start: Space, to: Space) => ({ type: 'move', start, to, capsule: false });

const spaces = [1, 2].map((ring) => Array.from({ length: 8 }, (_, sector) => (ring === 2 && sector === 0 ? 'jupiter' : 'empty')));
const view = { system: { spaces } } as unknown as SetiView;

test('the facts of a way: what it takes, publicity, missions, landing', () => {
  const events = [
    told('moved', { points: 0, energy: 1, landing: null, missions: [] }),
    told('moved', { points: 0, energy: 2, landing: 2, missions: ['card_001'] }),
    told('gained', { resource: 'publicity', amount: 1 }),
  ];
  const way = wayOf({ line: [fly([1, 7], [1, 0]), fly([1, 0], [2, 0])], events })!;
  expect(way.path).toEqual([
    [1, 7],
    [1, 0],
    [2, 0],
  ]);
  expect(factsOf(way, view)).toEqual({ what: 'jupiter', points: 0, energy: 3, card: false, publicity: 1, missions: ['card_001'], land: 2 });
});

test('older rules do not tell what a step takes', () => {
  const way = wayOf({ line: [fly([1, 0], [1, 1])], events: [told('moved', {})] })!;
  expect(factsOf(way, view)).toMatchObject({ what: 'empty', points: 0, energy: 0, land: 0 });
});

test('what does not only fly is no way', () => {
  expect(wayOf({ line: [{ type: 'pass' }], events: [] })).toBeNull();
  expect(wayOf({ line: [fly([1, 0], [1, 1]), { type: 'scan' }], events: [] })).toBeNull();
});
