import { describe, expect, test } from 'vitest';
import { gains, sum } from '../marked/model';
import { blankSheet, filled, viewOf } from './blank_sheet';
import { model } from './model';
import { after, row, terms, touches, unbuilt } from './rules';
import { astronauts, sections, slotAt, slots, tables, towerSymbols } from './sheet';
import { why } from './tips';

const points = (key: string, ...sheets: Parameters<typeof terms>[0]) => terms(sheets, 0).find((term) => term.key === key)!.points;
const write = (slot: string, number = 9) => ({ type: 'write', stack: 0, slot, number }) as const;
const mark = (id: string) => ({ type: 'mark', mark: id }) as const;

test('the sheet has everything that the game counts (WM-5.1)', () => {
  expect([slots.length, towerSymbols.length, sections.length, tables.length, astronauts.length]).toEqual([38, 24, 8, 4, 8]);
  const ids = model.places.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(sum(terms([blankSheet()], 0))).toBe(-8 * 6);
});

describe('an action leads to', () => {
  test('the bonus of an end, high while it is open (WM-5.5)', () => {
    expect(after(viewOf(blankSheet()), 0, write('sk3_a7')).races.sk3_top).toBe(25);
    expect(after(viewOf(blankSheet({ closed: ['sk3_top'] })), 0, { type: 'write_x', slot: 'sk3_a7' }).races.sk3_top).toBe(12);
    expect(after(viewOf(blankSheet()), 0, write('sk3_a6')).races.sk3_top).toBeNull();
  });

  test('one piece less of the dome when it is built, one more when a section is split (WM-5.8, WM-5.9)', () => {
    const split = after(viewOf(blankSheet()), 0, mark('dome4_split'));
    expect(unbuilt(split)).toHaveLength(9);
    const built = after(viewOf(split), 0, mark('dome4_l'));
    expect(unbuilt(built).map(({ id }) => id)).toContain('dome4_r');
    expect(points('dome-term-dome', built)).toBe(-48);
  });

  test('missions worth what the new row says (WM-5.12)', () => {
    const claimed = after(viewOf(blankSheet({ crossed: ['missions_1'] })), 0, { type: 'claim', mission: 88 });
    expect(claimed.missions.A).toBe(10);
    const sheet = { ...claimed, missions: { ...claimed.missions, B: 6 } };
    expect(after(viewOf(sheet), 0, mark('missions_2')).missions).toEqual({ A: 12, B: 8, C: null });
  });

  test('a crossed astronaut only for a shifted number (WM-5.7)', () => {
    expect(after(viewOf(blankSheet()), 0, write('sk1_a1')).crossed).toEqual([]);
    expect(after(viewOf(blankSheet()), 0, write('sk1_a1', 11)).crossed).toEqual(['astronaut_1']);
  });
});

test('a tower level counts by its circled symbols and the row of its table (WM-5.14)', () => {
  const sheet = blankSheet({ circled: ['t_a1_plant1', 't_a1_water', 't_b2_plant1'] });
  expect(points('dome-term-tower', sheet)).toBe(5 + 2);
  expect(gains(model, viewOf(sheet), 0, mark('tower_1')).points).toEqual([{ key: 'dome-term-tower', points: 1 }]);
  expect(row({ ...sheet, crossed: tables[1]!.rows.map(({ id }) => id) }, 'tower')).toEqual([4, 10, 18]);
});

test('the crew counts by the most astronauts, ties included (WM-5.14)', () => {
  const one = blankSheet({ crossed: ['astronaut_1', 'crew_1', 'crew_2'] });
  const two = blankSheet({ crossed: ['astronaut_1', 'astronaut_2'] });
  expect(points('dome-term-crew', blankSheet(), two)).toBe(0);
  expect(points('dome-term-crew', one, two)).toBe(4);
  expect(points('dome-term-crew', one, one)).toBe(10);
  expect(points('dome-term-crew', two, one)).toBe(-10);
});

test('only base slots and neighbours of filled ones can be written in (WM-5.4)', () => {
  const sheet = filled(blankSheet(), { sk1_a1: 7 });
  expect(['sk1_b1', 'sk1_a2', 'sk1_a3', 'sk2_a2'].map((slot) => touches(sheet, slotAt.get(slot)!))).toEqual([true, true, false, false]);
  expect(why('sk1_a3', sheet, [write('sk1_a2')])!.text.key).toBe('dome-refused-touching');
  expect(why('sk1_a2', sheet, [write('sk1_b1', 3)])!.text).toEqual({ key: 'board-why-above', params: { low: 7 } });
});

test('only an end of the dome with the parity of the number is built (WM-5.8)', () => {
  const legal = [mark('dome1')];
  expect(why('dome8', blankSheet(), legal)!.text.key).toBe('dome-refused-parity');
  expect(why('dome3', blankSheet(), legal)!.text.key).toBe('dome-refused-end');
  expect(why('dome8', blankSheet({ circled: ['dome1'] }), [mark('dome2')])!.text.key).toBe('dome-refused-arm');
  expect(why('dome1', blankSheet({ circled: ['dome1'] }), [mark('dome2')])!.text.key).toBe('board-why-marked');
  expect(why('dome2', blankSheet({ circled: ['dome2_split'] }), [mark('dome3_split')])!.text.key).toBe('dome-refused-split');
});
