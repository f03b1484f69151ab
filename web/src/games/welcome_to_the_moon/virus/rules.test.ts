import { expect, test } from 'vitest';
import { gains } from '../marked/model';
import type { MoonAction, VirusSheet } from '../view';
import { blankSheet, filled, viewOf } from './blank_sheet';
import { model } from './model';
import { leaks } from './rules';
import { blocks, slots, walkways } from './sheet';
import { why } from './tips';

const found = (sheet: VirusSheet, action: MoonAction, phase?: 'setup') => gains(model, viewOf(sheet, phase), 0, action);
const keys = (sheet: VirusSheet, action: MoonAction, phase?: 'setup') => found(sheet, action, phase).news.map(({ key }) => key);
const mark = (id: string): MoonAction => ({ type: 'mark', mark: id });
const full = { f2b2_s1: 1, f2b2_s2: 2, f2b2_s3: 3, f2b2_s4: 4, f2b2_s5: 'infected' } as const;

test('every corridor ends at the blocks it joins, and slots stand near their printed places', () => {
  for (const { id, path, ends } of walkways) {
    const [first] = path.match(/[\d.]+ [\d.]+/)!;
    const [x, y] = first.split(' ').map(Number) as [number, number];
    const touches = ends.some((end) => {
      const block = blocks[end]!;
      return x >= block.x - 6 && x <= block.x + 242 && y >= block.y - 6 && y <= block.y + 114;
    });
    expect(touches, id).toBe(true);
  }
  expect(slots).toHaveLength(55);
});

test('a written room counts once for each circled energy (WM-6.16)', () => {
  const sheet = blankSheet({ circled: ['f1b1_e1', 'f1b1_e2'] });
  expect(found(sheet, { type: 'write', stack: 0, slot: 'f1b1_s2', number: 9 }).points).toEqual([{ key: 'virus-term-blocks', points: 2 }]);
});

test('the first infection finds the grey virus its home (WM-6.3)', () => {
  const { after, points, news } = found(blankSheet(), { type: 'infect', slot: 'f4b1_s1' }, 'setup');
  expect(after.circled).toContain('f4b1_target');
  expect(points).toEqual([{ key: 'virus-term-infected', points: -1 }]);
  expect(news.map(({ key }) => key)).toEqual(['virus-news-home']);
});

test('an infection that fills a block evacuates it for its numbered rooms (WM-6.16)', () => {
  const sheet = filled(blankSheet(), { ...full, f2b2_s5: 4, f2b2_s1: 'infected' });
  sheet.slots[slots.findIndex(({ id }) => id === 'f2b2_s3')] = null;
  const { after } = found(sheet, { type: 'infect', slot: 'f2b2_s3' });
  expect((after as VirusSheet).evacuated).toEqual({ f2b2: 3 });
});

test('a row of plants brings points and a walkway, its trigger wakes a virus (WM-6.9, WM-6.10)', () => {
  const sheet = blankSheet({ crossed: ['plant1'] });
  expect(found(sheet, mark('f1b1_p1')).points).toEqual([{ key: 'virus-term-plants', points: 5 }]);
  expect(keys(sheet, mark('f1b1_p1'))).toEqual(['virus-news-row']);
  const later = blankSheet({ crossed: ['plant1', 'plant2', 'plant3', 'plant4'] });
  expect(found(later, mark('f1b1_p1')).news).toEqual([{ key: 'virus-news-trigger', params: { virus: 'green' } }]);
  expect(keys({ ...later, crossed: [...later.crossed, 'green'] }, mark('f1b1_p1'))).toEqual([]);
});

test('a virus leaves its full home by open walkways until they are closed (WM-6.15)', () => {
  const sheet = filled(blankSheet({ circled: ['f2b2_target', 'w7'] }), full);
  expect(leaks(sheet).map(({ id }) => id)).toEqual(['w13', 'w19']);
  expect(keys(sheet, mark('w13'))).toEqual(['virus-news-stopped']);
  expect(keys({ ...sheet, circled: [...sheet.circled, 'w19'] }, mark('w13'))).toEqual(['virus-news-stopped', 'virus-news-sealed']);
});

test('what is refused is told', () => {
  const sheet = filled(blankSheet({ infecting: 'f2b1' }), { f1b1_s1: 'infected', f1b1_s3: 8 });
  const infect: MoonAction[] = [{ type: 'infect', slot: 'f2b1_s1' }];
  expect(why('f1b1_s1', sheet, infect)?.rule).toBe('WM-6.4');
  expect(why('f3b1_s1', sheet, infect)?.text.key).toBe('virus-refused-spreads');
  expect(why('f3b1_s1', { ...sheet, infecting: null } as VirusSheet, infect)?.text.key).toBe('virus-refused-home');
  expect(why('f1b1_s2', sheet, [{ type: 'write', stack: 0, slot: 'f1b1_s4', number: 9 }])?.text).toEqual({ key: 'board-why-below', params: { high: 8 } });
  expect(why('f1b1_p1', sheet, [mark('f2b1_p1')])?.rule).toBe('WM-6.7');
});

test('the numbers of the floor that bind a slot are lit, infected rooms are passed over (WM-6.4)', () => {
  const sheet = filled(blankSheet(), { f1b1_s1: 3, f1b1_s2: 'infected', f1b2_s1: 12, f2b1_s1: 1 });
  const lit = model.lights('f1b1_s4', sheet).map(({ x }) => slots.find((slot) => slot.x === x)!.id);
  expect(lit).toEqual(['f1b1_s1', 'f1b2_s1']);
  expect(model.lights('w1', sheet)).toEqual([]);
});

test('everything on the sheet tells what it is', () => {
  const sheet = blankSheet();
  for (const { id } of model.places) expect(model.tell(id, sheet).key, id).toMatch(/^(virus|board)-/);
  expect(new Set(model.places.map(({ id }) => id)).size).toBe(model.places.length);
});
