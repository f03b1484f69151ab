import { describe, expect, test } from 'vitest';
import { gains } from '../marked/model';
import { astra } from '../solo/blank_astra';
import { blankSheet, drawn, viewOf } from './blank_sheet';
import { model } from './model';
import { after, controls, named, score, scoreAfter, sheetOf, terms, value } from './rules';
import { asteroids, planets, slots, zones } from './sheet';
import { results, signs } from './strokes';
import { news, why } from './tips';

const write = (slot: string, number = 2) => ({ type: 'write', stack: 0, slot, number }) as const;
const mark = (id: string) => ({ type: 'mark', mark: id }) as const;

test('the sheet has everything that the game counts, each at its own place (WM-8.3)', () => {
  expect([planets.length, slots.length, asteroids.length, zones.length]).toEqual([7, 33, 13, 2]);
  const ids = model.places.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const points = model.places.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`);
  expect(new Set(points).size).toBe(points.length);
  expect(model.places.every(({ x, y }) => x > 0 && x < 1000 && y > 0 && y < 1000)).toBe(true);
});

test('players draw on their own sheet and the right neighbour’s by turns; missions are noted on their own (WM-8.4)', () => {
  const [own, right] = [blankSheet({ turn: 'A' }), blankSheet({ turn: 'B' })];
  expect([0, 1, 2].map((seat) => sheetOf(viewOf([own, own, own]), seat))).toEqual([0, 1, 2]);
  expect([0, 1, 2].map((seat) => sheetOf(viewOf([right, right, right]), seat))).toEqual([2, 0, 1]);
  expect(sheetOf({ ...viewOf([right, right]), phase: 'missions' }, 0)).toBe(0);
});

describe('an action leads to', () => {
  test('the insignia of the zone in turn (WM-8.5)', () => {
    expect(after(viewOf([blankSheet({ turn: 'B' })]), 0, write('p1_s1')).slots[0]).toBe('B');
  });

  test('spent astronauts for a greater change, a stored one for the effect (WM-8.14)', () => {
    const sheet = blankSheet({ circled: ['a_astronaut_1', 'a_astronaut_2'] });
    const far = after(viewOf([sheet]), 0, write('p3_s1', 5));
    expect([far.circled, far.crossed]).toEqual([[], ['a_astronaut_1', 'a_astronaut_2']]);
    const near = after(viewOf([sheet], { effect: 'astronaut' }), 0, write('p2_s1', 3));
    expect([near.circled.length, near.crossed]).toEqual([3, []]);
  });

  test('a box of the zone for a symbol of a planet (WM-8.10)', () => {
    const sheet = after(viewOf([blankSheet({ turn: 'B' })]), 0, mark('p1_plant1'));
    expect(sheet.crossed).toEqual(['p1_plant1', 'b_plants_1']);
    expect([value(sheet, 'A', 'plants'), value(sheet, 'B', 'plants')]).toEqual([0, 2]);
  });

  test('insignia on moons and asteroids, a raised value, an error', () => {
    const view = viewOf([blankSheet()]);
    expect(after(view, 0, mark('p1_moon1')).insignia).toEqual({ p1_moon1: 'A' });
    expect(after(view, 0, mark('ast1')).insignia).toEqual({ ast1: 'A' });
    expect(value(after(view, 0, mark('a_grey_1')), 'A', 'grey')).toBe(5);
    expect(after(view, 0, { type: 'error' }).errors).toEqual(['crossed', 'free', 'free', 'free']);
    expect(after(viewOf([blankSheet({ turn: 'B' })]), 0, { type: 'error' }).errors).toEqual(['free', 'free', 'crossed', 'free']);
  });
});

test('a planet is held by the majority on it and its moon, by both on a tie (WM-8.6)', () => {
  const sheet = drawn(blankSheet(), { p1_s1: 'A', p1_s2: 'B', p1_s3: 'B' });
  expect([controls(sheet, 0, 'A'), controls(sheet, 0, 'B')]).toEqual([false, true]);
  expect(
    signs(sheet)
      .filter(({ id }) => id.includes('flag'))
      .map(({ zone }) => zone),
  ).toEqual(['B']);
  const tied = { ...sheet, insignia: { p1_moon1: 'A' as const } };
  expect([controls(tied, 0, 'A'), controls(tied, 0, 'B')]).toEqual([true, true]);
});

test('a capture is told with what it changes for both players (WM-8.17)', () => {
  const sheet = drawn(blankSheet(), { p1_s1: 'A', p1_s2: 'B' });
  const found = gains(model, viewOf([sheet, blankSheet()]), 0, write('p1_s3'));
  expect(found.news.map(({ key }) => key)).toEqual(['battle-news-captured', 'battle-news-bonus']);
  expect(found.points.map(({ key, points }) => [key, points])).toEqual([['B green', -2]]);
  expect(news(sheet, sheet)).toEqual([]);
});

test('a score adds both sheets of a player and the missions (WM-8.18)', () => {
  const own = blankSheet({ crossed: ['a_plants_1', 'b_water_1'], missions: { A: 12, B: null, C: null } });
  const right = blankSheet({ crossed: ['b_plants_1', 'b_plants_2', 'a_planning_1'] });
  const none = score([blankSheet(), blankSheet()], 0);
  expect(score([own, right], 0)).toEqual({ missions: 12, left: none.left + 2, right: none.right + 4 });
  expect(score([own, right], 1)).toEqual({ missions: 0, left: none.left - 3, right: none.right + 3 });
});

test('what can’t be chosen says why', () => {
  const sheet = drawn(blankSheet(), { p1_s1: 'A', p7_s1: 'A', p7_s2: 'A', p7_s3: 'B' });
  const key = (id: string, ...legal: Parameters<typeof why>[2]) => why(id, sheet, legal)?.text.key;
  expect(key('p1_s1', write('p1_s2'))).toBe('board-why-filled');
  expect(key('p1_s3', write('p1_s2'))).toBe('battle-refused-order');
  expect(key('p4_s1', write('p1_s2'))).toBe('battle-why-number');
  expect(key('p7_moon1', mark('p1_moon1'))).toBe('battle-refused-captured');
  expect(key('b_green_1', mark('a_green_1'))).toBe('battle-refused-zone');
});

describe('alone against ASTRA', () => {
  test('she is the second player of both sheets (WM-S.50)', () => {
    expect([named(0, astra()), named(1, astra()), named(1, null)]).toEqual([{ seat: 0 }, { key: 'astra' }, { seat: 1 }]);
    const right = blankSheet({ turn: 'B' });
    expect(sheetOf({ ...viewOf([right, right]), phase: 'astra' }, 0)).toBe(1);
  });

  test('a tie on a planet is the player’s alone, and her zone is not added up (WM-S.55)', () => {
    const sheet = { ...drawn(blankSheet(), { p1_s1: 'A', p1_s2: 'B', p1_s3: 'B' }), insignia: { p1_moon1: 'A' as const } };
    const flags = (only: 'A' | 'B' | null) =>
      signs(sheet, only)
        .filter(({ id }) => id.includes('flag'))
        .map(({ zone }) => zone);
    expect([flags(null), flags('A'), flags('B')]).toEqual([['A', 'B'], ['A'], ['B']]);
    expect(
      new Set(
        results(sheet, 'B')
          .slice(1)
          .map(({ zone }) => zone),
      ),
    ).toEqual(new Set(['B']));
    expect(
      terms([sheet, sheet], 1, astra())
        .slice(1)
        .every(({ key }) => key.startsWith('B ')),
    ).toBe(true);
  });

  test('an action on either sheet counts for the one score', () => {
    const view = { ...viewOf([blankSheet({ turn: 'B' }), blankSheet({ turn: 'B' })]), astra: astra() };
    const { missions, left, right } = score(view.sheets as ReturnType<typeof blankSheet>[], 0);
    expect(scoreAfter(view, mark('p1_plant1'))).toBe(missions + left + right + 2);
  });
});
