import { expect, test } from 'vitest';
import { contentsIn } from '../../../../tests/printed';
import { blank } from './blank_sheet';
import { model as models } from './model';
import { layout } from './sheet';

const files = contentsIn('welcome_to_the_moon');
const { blankSheet } = blank.from(files);
const model = models.from(files);
const { antennas, modules, tanks, tunnels } = layout.from(files);

test('the sheet has everything that the game counts, each at a place of its own (WM-3.1)', () => {
  expect([modules.length, tunnels.length, antennas.length, tanks.length]).toEqual([36, 60, 16, 8]);
  const ids = model.places.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('everything on the sheet tells what it is', () => {
  for (const { id } of model.places) expect(model.tell(id, blankSheet()).key, id).toMatch(/^(colony|board)-/);
});
