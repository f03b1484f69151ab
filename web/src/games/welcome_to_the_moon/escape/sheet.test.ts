import { expect, test } from 'vitest';
import { contentsIn } from '../../../../tests/printed';
import type { MarkedSheet } from '../view';
import { blank } from './blank_sheet';
import { model as models } from './model';
import { layout } from './sheet';

const files = contentsIn('welcome_to_the_moon');
const { blankSheet } = blank.from(files);
const model = models.from(files);
const { airlocks, parts, ships, slots } = layout.from(files);

test('every airlock is drawn between the parts it joins, slots stand near their printed places', () => {
  for (const { id, level, ends, from, to, x, y } of airlocks.filter(({ atStart }) => !atStart)) {
    expect(to, id).toBeGreaterThan(from);
    const [one, other] = ends.map((end) => parts[end]!);
    if (level) expect([one!.right, other!.left], id).toEqual([from, to]);
    else for (const part of [one!, other!]) expect(x > part.left && x < part.right, id).toBe(true);
    expect(level ? x > from && x < to : y > from && y < to, id).toBe(true);
  }
  expect(slots).toHaveLength(43);
  expect(ships.map(({ slots: own }) => own.length)).toEqual([9, 10, 7, 6, 6, 5]);
});

test('parts out of reach are dark until an airlock lets the light in', () => {
  const washes = (sheet: MarkedSheet) => model.washes(sheet).map(({ id }) => id);
  expect(washes(blankSheet())).toContain('ship2_m1 dark');
  const open = blankSheet({ circled: ['al3'], reached: ['ship2_m1'] });
  expect(washes(open)).not.toContain('ship2_m1 dark');
  expect(washes(open)).toContain('al3 open');
  expect(model.news(blankSheet(), open).map(({ key }) => key)).toEqual(['escape-news-reached']);
});

test('everything on the sheet tells what it is', () => {
  for (const { id } of model.places) expect(model.tell(id, blankSheet()).key, id).toMatch(/^(escape|board)-/);
  expect(new Set(model.places.map(({ id }) => id)).size).toBe(model.places.length);
});
