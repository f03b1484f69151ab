import { expect, test } from 'vitest';
import { contentsIn } from '../../../../tests/printed';
import { astra } from '../solo/blank_astra';
import { blank } from './blank_sheet';
import { model as models } from './model';
import { named } from './reading';
import { layout } from './sheet';
import { strokesOf } from './strokes';

const files = contentsIn('welcome_to_the_moon');
const { blankSheet } = blank.from(files);
const model = models.from(files);
const { asteroids, planets, slots, zones } = layout.from(files);
const { results, signs } = strokesOf.from(files);

test('the sheet has everything that the game counts, each at its own place (WM-8.3)', () => {
  expect([planets.length, slots.length, asteroids.length, zones.length]).toEqual([7, 33, 13, 2]);
  const ids = model.places.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const points = model.places.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`);
  expect(new Set(points).size).toBe(points.length);
  expect(model.places.every(({ x, y }) => x > 0 && x < 1000 && y > 0 && y < 1000)).toBe(true);
});

test('pennants bear the flags of those who hold a planet', () => {
  const flags = signs(blankSheet({ control: { p1: ['A', 'B'], p3: ['B'] } })).filter(({ id }) => id.includes('flag'));
  expect(flags.map(({ id }) => id)).toEqual(['p1 flag A', 'p1 flag B', 'p3 flag B']);
});

test('only zones that somebody plays are added up (WM-S.55)', () => {
  const terms = ['plants', 'water', 'green', 'blue', 'grey', 'planning', 'errors', 'count green', 'count blue', 'count grey'];
  const noted = { missions: 0, B: 0, ...Object.fromEntries(terms.map((term) => [`B ${term}`, 0])) };
  const found = results(blankSheet({ noted }));
  expect(found).toHaveLength(11);
  expect(new Set(found.slice(1).map(({ zone }) => zone))).toEqual(new Set(['B']));
});

test('alone, ASTRA is the second player of both sheets (WM-S.50)', () => {
  expect([named(0, astra()), named(1, astra()), named(1, null)]).toEqual([{ seat: 0 }, { key: 'astra' }, { seat: 1 }]);
});
