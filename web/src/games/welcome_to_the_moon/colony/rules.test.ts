import { describe, expect, test } from 'vitest';
import { gains, sum } from '../marked/model';
import { blankSheet, filled, viewOf } from './blank_sheet';
import { model } from './model';
import { after, network, terms, value } from './rules';
import { antennas, modules, quarters, slotAt, tanks, tunnels } from './sheet';

const points = (key: string, ...sheets: Parameters<typeof terms>[0]) => terms(sheets, 0).find((term) => term.key === key)!.points;
const write = (slot: string, number = 9) => ({ type: 'write', stack: 0, slot, number }) as const;
const mark = (id: string) => ({ type: 'mark', mark: id }) as const;

test('the sheet has everything that the game counts (WM-3.1)', () => {
  expect([modules.length, tunnels.length, antennas.length, tanks.length]).toEqual([36, 60, 16, 8]);
  const ids = model.places.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(sum(terms([blankSheet()], 0))).toBe(0);
});

describe('an action leads to', () => {
  test('the bonus of a quarter when its last module is filled, high while it is open (WM-3.4)', () => {
    const { slots, race } = quarters[0]!;
    const almost = filled(
      blankSheet(),
      Object.fromEntries(slots.filter((slot) => modules[slot]!.kind === 'module' && modules[slot]!.id !== 'c1r4').map((slot) => [modules[slot]!.id, 7])),
    );
    expect(after(viewOf(almost), 0, write('c1r4')).races[race.id]).toBe(15);
    expect(after(viewOf({ ...almost, closed: [race.id] }), 0, write('c1r4')).races[race.id]).toBe(5);
  });

  test('circled antennas once a module is both filled and joined (WM-3.7)', () => {
    expect(after(viewOf(blankSheet()), 0, write('c2r1')).circled).toContain('antenna_c2r1');
    expect(after(viewOf(blankSheet()), 0, write('c2r6')).circled).not.toContain('antenna_c2r6');
    const sheet = filled(blankSheet({ circled: ['tunnel_c1r1_c1r2', 'tunnel_c1r2_c1r3'] }), { c1r4: 5 });
    expect(after(viewOf(sheet), 0, mark('tunnel_c1r3_c1r4')).circled).toContain('antenna_c1r4');
  });

  test('a crossed box of planning for an X, a crossed astronaut only for a shifted number', () => {
    expect(after(viewOf(blankSheet()), 0, { type: 'write_x', slot: 'c3r3' }).crossed).toEqual(['planning_1']);
    expect(after(viewOf(blankSheet()), 0, write('c3r3')).crossed).toEqual([]);
    expect(after(viewOf(blankSheet()), 0, write('c3r3', 11)).crossed).toEqual(['astronaut_1']);
  });

  test('a higher multiplier for a crossed energy box (WM-3.8)', () => {
    const sheet = blankSheet({ circled: ['q1_greenhouse_1', 'q1_greenhouse_4'] });
    expect(points('colony-term-plants', sheet)).toBe(0);
    const raised = after(viewOf(sheet), 0, mark('plants_1'));
    expect(value(raised, 'plants')).toBe(1);
    expect(points('colony-term-plants', raised)).toBe(3);
  });
});

test('astronauts are ranked, planning and errors cost points (WM-3.11)', () => {
  const sheet = blankSheet({ crossed: ['astronaut_1', 'planning_1', 'planning_2'], errors: ['crossed', 'crossed', 'free'] });
  expect(points('colony-term-astronauts', sheet, blankSheet())).toBe(20);
  expect(points('colony-term-astronauts', sheet, blankSheet({ crossed: ['astronaut_1', 'astronaut_2'] }))).toBe(10);
  expect(points('colony-term-planning', sheet)).toBe(-3);
  expect(points('term-errors', sheet)).toBe(-10);
});

test('a tunnel tells which module it reaches', () => {
  const found = gains(model, viewOf(blankSheet()), 0, mark('tunnel_c2r1_c3r1'));
  expect(found.news).toEqual([{ key: 'colony-news-reached', params: { place: { key: 'colony-place', params: { column: 3, row: 1 } } } }]);
  expect(network(found.after).has(slotAt.get('c3r1')!)).toBe(true);
});

describe('a refusal says', () => {
  test('which numbers the row or the column leaves (WM-3.3)', () => {
    const sheet = filled(blankSheet(), { c1r3: 4, c3r1: 12 });
    expect(model.why('c3r3', sheet, [write('c6r5', 9)])).toEqual({ rule: 'WM-3.3', text: { key: 'board-why-above', params: { low: 12 } } });
    expect(model.why('c6r6', sheet, [write('c6r5')])?.text.key).toBe('colony-refused-printed');
    expect(model.why('c1r3', sheet, [write('c6r5')])?.text.key).toBe('board-why-filled');
  });

  test('that a tunnel must be joined (WM-3.7)', () => {
    expect(model.why('tunnel_c5r5_c6r5', blankSheet(), [mark('tunnel_c2r1_c3r1')])?.rule).toBe('WM-3.7');
  });
});
