import { expect, test } from 'vitest';
import { blankSheet } from './blank_sheet';
import { model } from './model';
import { antennas, modules, tanks, tunnels } from './sheet';

test('the sheet has everything that the game counts, each at a place of its own (WM-3.1)', () => {
  expect([modules.length, tunnels.length, antennas.length, tanks.length]).toEqual([36, 60, 16, 8]);
  const ids = model.places.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('everything on the sheet tells what it is', () => {
  for (const { id } of model.places) expect(model.tell(id, blankSheet()).key, id).toMatch(/^(colony|board)-/);
});
