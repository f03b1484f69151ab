import { describe, expect, test } from 'vitest';
import { gains, sum } from '../marked/model';
import { blankSheet, filled, viewOf } from './blank_sheet';
import { model } from './model';
import { after, terms } from './rules';
import { mains, mines, resources, slots } from './sheet';

const points = (key: string, sheet: Parameters<typeof terms>[0][0]) => terms([sheet!], 0).find((term) => term.key === key)!.points;
const write = (slot: string, number = 9) => ({ type: 'write', stack: 0, slot, number }) as const;

test('the sheet has everything that the game counts (WM-4.1)', () => {
  expect([slots.length, mines.length, resources.length, mains.length]).toEqual([36, 12, 46, 6]);
  const ids = model.places.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(sum(terms([blankSheet()], 0))).toBe(0);
});

describe('an action leads to', () => {
  test('a circled gem beside the slot (WM-4.3)', () => {
    expect(after(viewOf(blankSheet()), 0, write('m01l1')).circled).toEqual(['m01_pearl_l1']);
    expect(after(viewOf(blankSheet()), 0, write('m02l2')).circled).toEqual([]);
  });

  test('the extraction of a full mine: what is circled is stored (WM-4.7)', () => {
    const sheet = filled(blankSheet({ circled: ['m01_pearl_l1', 'm01_ruby_l2'] }), { m01l1: 2, m01l2: 4 });
    const found = gains(model, viewOf(sheet), 0, write('m01l3'));
    expect(found.after.circled).toEqual(['mine01']);
    expect(found.after.crossed).toEqual(expect.arrayContaining(['pearl_plant_1', 'pearl_plant_2', 'ruby_plant_1']));
    expect(found.points).toEqual([
      { key: 'mine-term-pearl-plant', points: 4 },
      { key: 'mine-term-ruby-plant', points: 2 },
    ]);
    expect(found.news).toEqual([{ key: 'mine-news-extracted', params: { mine: 1 } }]);
  });

  test('the bonus of a secondary factory with its last icon (WM-4.5)', () => {
    const sheet = blankSheet({ crossed: ['opt_greenhouse_energy_1'] });
    expect(after(viewOf(sheet), 0, { type: 'mark', mark: 'opt_greenhouse_robot_1' }).crossed).toEqual(expect.arrayContaining(['greenhouse_1', 'greenhouse_2']));
  });

  test('the first bonus while it is open, none later (WM-4.8)', () => {
    const stored = Array.from({ length: 7 }, (_, i) => `greenhouse_${i + 1}`);
    const last = { type: 'mark', mark: 'opt_greenhouse_robot_1' } as const;
    const sheet = blankSheet({ crossed: ['opt_greenhouse_energy_1', ...stored] });
    expect(after(viewOf(sheet), 0, last).races.greenhouse_bonus).toBe(8);
    expect(after(viewOf({ ...sheet, closed: ['greenhouse_bonus'] }), 0, last).races.greenhouse_bonus).toBeNull();
  });
});

test('calendars cost points until their centre is upgraded (WM-4.10)', () => {
  const sheet = blankSheet({ crossed: ['planning_centre_1', 'planning_centre_2'] });
  expect(points('mine-term-planning-centre', sheet)).toBe(-6);
  expect(points('mine-term-planning-centre', { ...sheet, crossed: [...sheet.crossed, 'planning_centre_energy_1', 'planning_centre_robot_1'] })).toBe(0);
});

test('a refusal says which numbers fit in the level', () => {
  const sheet = filled(blankSheet(), { m03l1: 4 });
  expect(model.why('m05l1', sheet, [write('m01l1', 2)])?.text).toEqual({ key: 'board-why-above', params: { low: 4 } });
  expect(model.why('m03l1', sheet, [write('m01l1', 2)])?.text.key).toBe('board-why-filled');
});
