import { expect, test } from 'vitest';
import { contentsIn } from '../../../../tests/printed';
import { blank } from './blank_sheet';
import { model as models } from './model';
import { layout } from './sheet';

const files = contentsIn('welcome_to_the_moon');
const { blankSheet } = blank.from(files);
const model = models.from(files);
const { mains, mines, resources, slots } = layout.from(files);

test('the sheet has everything that the game counts, each at a place of its own (WM-4.1)', () => {
  expect([slots.length, mines.length, resources.length, mains.length]).toEqual([36, 12, 46, 6]);
  const ids = model.places.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('everything on the sheet tells what it is', () => {
  for (const { id } of model.places) expect(model.tell(id, blankSheet()).key, id).toMatch(/^(mine|board)-/);
});
