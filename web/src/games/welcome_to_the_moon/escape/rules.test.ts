import { expect, test } from 'vitest';
import { gains } from '../marked/model';
import type { MarkedSheet, MoonAction } from '../view';
import { blankSheet, filled, viewOf } from './blank_sheet';
import { model } from './model';
import { connected, inactive } from './rules';
import { airlocks, parts, ships, slots } from './sheet';
import { why } from './tips';

const found = (sheet: MarkedSheet, action: MoonAction) => gains(model, viewOf(sheet), 0, action);
const keys = (sheet: MarkedSheet, action: MoonAction) => found(sheet, action).news.map(({ key }) => key);
const mark = (id: string): MoonAction => ({ type: 'mark', mark: id });
const write = (slot: string, number = 9): MoonAction => ({ type: 'write', stack: 0, slot, number });
const names = (sheet: MarkedSheet) => [...connected(sheet)].map((part) => parts[part]!.id).sort();
const module = { ship1_m1_s1: 1, ship1_m1_s2: 3, ship1_m1_s3: 5, ship1_m1_s4: 7 } as const;

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

test('two modules are connected at the start, an active airlock opens its other end (WM-7.5)', () => {
  expect(names(blankSheet())).toEqual(['ship1_m1', 'ship1_m2']);
  expect(names(blankSheet({ circled: ['al3', 'al9'] }))).toEqual(['ship1_m1', 'ship1_m2', 'ship2_m1', 'ship3_m1']);
  expect(inactive(blankSheet()).map(({ id }) => id)).toEqual(['al1', 'al2', 'al3', 'al4', 'al5']);
  expect(found(blankSheet(), mark('al3')).news).toEqual([
    { key: 'escape-news-reached', params: { part: { key: 'escape-module', params: { module: 1, ship: 2 } } } },
  ]);
});

test('a robot symbol activates an airlock, with a number or an X (WM-7.7)', () => {
  expect(keys(blankSheet(), write('ship1_m1_s1'))).toEqual(['escape-news-airlock']);
  expect(keys(blankSheet(), { type: 'write_x', slot: 'ship1_m2_s3' })).toEqual(['escape-news-airlock']);
  expect(keys(blankSheet({ circled: airlocks.map(({ id }) => id) }), write('ship1_m1_s1'))).toEqual([]);
});

test('a filled module counts by the reactors of its ship, twice with its tank (WM-7.16)', () => {
  const { ship1_m1_s4, ...rest } = module;
  const sheet = filled(blankSheet({ circled: ['ship1_r1', 'ship1_r2'] }), rest);
  expect(found(sheet, write('ship1_m1_s4', ship1_m1_s4)).points).toEqual([{ key: 'escape-term-modules', points: 4 }]);
  const full = filled(sheet, { ship1_m1_s4 });
  expect(found(full, mark('ship1_r3')).points).toEqual([{ key: 'escape-term-modules', points: 3 }]);
  expect(found(full, mark('ship1_m1_tank')).points).toEqual([{ key: 'escape-term-modules', points: 4 }]);
});

test('the first in a greenhouse doubles it, the others get its plants alone (WM-7.11)', () => {
  const sheet = blankSheet({ circled: ['al1', 'ship1_p1', 'ship1_p2'] });
  expect(found(sheet, write('ship1_gh_s1')).points).toEqual([{ key: 'escape-term-greenhouses', points: 8 }]);
  const { points, after } = found({ ...sheet, closed: ['ship1_x2'] }, write('ship1_gh_s1'));
  expect(points).toEqual([{ key: 'escape-term-greenhouses', points: 4 }]);
  expect(model.strokes(after).map(({ id }) => id)).toContain('ship1_x2 gone');
});

test('an X crosses a planning box, the fourth costs 6 (WM-7.12)', () => {
  const x: MoonAction = { type: 'write_x', slot: 'ship1_m1_s2' };
  expect(found(blankSheet(), x).points).toEqual([{ key: 'escape-term-planning', points: -1 }]);
  const sheet = blankSheet({ crossed: ['planning_1', 'planning_2', 'planning_3'] });
  expect(model.terms([found(sheet, x).after], 0).find(({ key }) => key === 'escape-term-planning')!.points).toBe(-9);
});

test('a shifted number uses an astronaut, every pair brings a wild (WM-0.14.1)', () => {
  const sheet = blankSheet({ crossed: ['astronaut_1', 'astronaut_2', 'astronaut_3'] });
  const { after, news } = found(sheet, write('ship1_m1_s2', 10));
  expect(after.crossed).toContain('astronaut_4');
  expect(after.circled).toContain('wild_astronaut_2');
  expect(news).toEqual([{ key: 'board-news-wild' }]);
});

test('the first two errors let activate an airlock (WM-7.14)', () => {
  expect(keys(blankSheet(), { type: 'error' })).toEqual(['escape-news-error']);
  expect(found(blankSheet(), { type: 'error' }).points).toEqual([{ key: 'term-errors', points: -5 }]);
  expect(keys(blankSheet({ errors: ['crossed', 'crossed', 'free'] }), { type: 'error' })).toEqual([]);
});

test('what is refused is told', () => {
  const sheet = filled(blankSheet({ circled: ['al3'] }), { ship1_m1_s2: 8 });
  expect(why('ship3_m1_s1', sheet, [write('ship1_m1_s3')])?.rule).toBe('WM-7.5');
  expect(why('ship3_m1_s1', sheet, [{ type: 'write_x', slot: 'ship1_m1_s3' }])?.rule).toBe('WM-7.12');
  expect(why('ship1_m1_s1', sheet, [write('ship1_m1_s3')])?.text).toEqual({ key: 'board-why-below', params: { high: 8 } });
  expect(why('al20', sheet, [mark('al1')])?.rule).toBe('WM-7.6');
  expect(why('al3', sheet, [mark('al1')])?.text.key).toBe('board-why-marked');
  expect(why('ship2_p1', sheet, [mark('ship1_p1')])?.rule).toBe('WM-7.9');
  expect(why('ship1_p2', sheet, [mark('ship1_p1')])?.text.key).toBe('escape-why-next');
  expect(why('ship2_m1_tank', sheet, [mark('ship1_m1_tank')])?.rule).toBe('WM-7.8');
});

test('parts out of reach are dark until an airlock lets the light in', () => {
  const washes = (sheet: MarkedSheet) => model.washes(sheet).map(({ id }) => id);
  expect(washes(blankSheet())).toContain('ship2_m1 dark');
  expect(washes(blankSheet({ circled: ['al3'] }))).not.toContain('ship2_m1 dark');
  expect(washes(blankSheet({ circled: ['al3'] }))).toContain('al3 open');
});

test('everything on the sheet tells what it is', () => {
  for (const { id } of model.places) expect(model.tell(id, blankSheet()).key, id).toMatch(/^(escape|board)-/);
  expect(new Set(model.places.map(({ id }) => id)).size).toBe(model.places.length);
});
