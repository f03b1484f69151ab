import { expect, test } from 'vitest';
import { blankSheet } from './blank_sheet';
import { model } from './model';
import { astronauts, sections, slots, tables, towerSymbols } from './sheet';

test('the sheet has everything that the game counts, each at a place of its own (WM-5.1)', () => {
  expect([slots.length, towerSymbols.length, sections.length, tables.length, astronauts.length]).toEqual([38, 24, 8, 4, 8]);
  const ids = model.places.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('everything on the sheet tells what it is', () => {
  for (const { id } of model.places) expect(model.tell(id, blankSheet()).key, id).toMatch(/^(dome|board)-/);
});
