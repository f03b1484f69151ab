import { expect, test } from 'vitest';
import { contentsIn } from '../../../../tests/printed';
import { blank } from './blank_sheet';
import { model as models } from './model';
import { layout } from './sheet';

const files = contentsIn('welcome_to_the_moon');
const { blankSheet, filled } = blank.from(files);
const model = models.from(files);
const { slots, stations } = layout.from(files);

const zones = [
  { first: 0, last: 1, filled: true },
  { first: 2, last: 35, filled: false },
];

test('filled zones are lit, and a wall that closes one is news', () => {
  const before = filled(blankSheet(), { t01: 3, t02: 5 });
  const after = { ...before, circled: [...before.circled, 'w02'], zones };
  expect(model.washes(before)).toEqual([]);
  expect(model.washes(after).map(({ id }) => id)).toEqual(['zone 0 1']);
  expect(model.news(before, after)).toEqual([{ key: 'journey-news-zone', params: { count: 2 } }]);
});

test('used energy is crossed, and stays circled (WM-2.4)', () => {
  const ids = model.strokes(blankSheet({ circled: ['energy_3'], crossed: ['energy_1', 'energy_2'] })).map(({ id }) => id);
  expect(ids.filter((id) => id.startsWith('energy'))).toEqual(['energy_2', 'energy_3', 'energy_1 cross', 'energy_2 cross']);
});

test('everything that can be marked has a place of its own', () => {
  const ids = model.places.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining([...slots, ...stations.flatMap(({ plants, robots }) => [...plants, ...robots])].map(({ id }) => id)));
});
