import { describe, expect, test } from 'vitest';
import { gains, isMarked, sum } from '../marked/model';
import { astra } from '../solo/blank_astra';
import { blankSheet, filled, viewOf } from './blank_sheet';
import { model } from './model';
import { after, filledZones, terms, zones } from './rules';
import { slots, stations } from './sheet';

const points = (key: string, ...sheets: Parameters<typeof terms>[0]) => terms(sheets, 0).find((term) => term.key === key)!.points;

test('walls divide the trajectory into zones (WM-2.3)', () => {
  expect(zones(blankSheet())).toEqual([{ first: 0, last: 35 }]);
  expect(zones(blankSheet({ circled: ['w04', 'w07'] }))).toEqual([
    { first: 0, last: 3 },
    { first: 4, last: 6 },
    { first: 7, last: 35 },
  ]);
});

describe('an action leads to', () => {
  test('a wall with the second energy icon of a pair (WM-2.4)', () => {
    const sheet = after(viewOf(blankSheet()), 0, { type: 'mark', mark: 'energy_2' });
    expect(sheet.circled).toContain('energy_2');
    expect(sheet.crossed).toContain('wall_1');
  });

  test('a multiplier with the last robot: high while it is open, else low (WM-2.7)', () => {
    const sheet = blankSheet({ circled: ['station_1_robot_1'] });
    const last = { type: 'mark', mark: 'station_1_robot_2' } as const;
    expect(after(viewOf(sheet), 0, last).races.station_1_multiplier).toBe(6);
    expect(after(viewOf({ ...sheet, closed: ['station_1_multiplier'] }), 0, last).races.station_1_multiplier).toBe(5);
  });

  test('an astronaut icon only when the number is shifted, and a wild after two (WM-0.12, WM-0.14)', () => {
    const view = viewOf(blankSheet({ crossed: ['astronaut_1'] }));
    expect(after(view, 0, { type: 'write', stack: 0, slot: 't03', number: 9 }).crossed).toEqual(['astronaut_1']);
    const shifted = after(view, 0, { type: 'write', stack: 0, slot: 't03', number: 11 });
    expect(shifted.crossed).toContain('astronaut_2');
    expect(shifted.circled).toContain('wild_astronaut_1');
  });

  test('a planning icon for an X, an energy icon for the first two errors (WM-2.9)', () => {
    expect(isMarked(after(viewOf(blankSheet()), 0, { type: 'write_x', slot: 't01' }), 'planning_1')).toBe(true);
    expect(isMarked(after(viewOf(blankSheet()), 0, { type: 'error' }), 'energy_2')).toBe(true);
    const third = blankSheet({ errors: ['crossed', 'crossed', 'free'] });
    expect(isMarked(after(viewOf(third), 0, { type: 'error' }), 'energy_2')).toBe(false);
  });
});

describe('the score', () => {
  test('counts plants times the multiplier of their station, and tanks (WM-2.10)', () => {
    const sheet = blankSheet({ circled: ['station_1_plant_1', 'station_1_plant_2', 'station_2_plant_1', 'tank_06', 'tank_01'] });
    expect(points('journey-term-plants', sheet)).toBe(0);
    expect(points('journey-term-plants', { ...sheet, races: { ...sheet.races, station_1_multiplier: 6 } })).toBe(12);
    expect(points('journey-term-water', sheet)).toBe(12);
  });

  test('ranks filled zones and counts the longest (WM-2.10)', () => {
    const short = filled(blankSheet({ circled: ['w02'] }), { t01: 3, t02: 5 });
    expect(filledZones(short)).toEqual([{ first: 0, last: 1 }]);
    expect(points('journey-term-longest-zone', short)).toBe(2);
    expect(points('journey-term-most-zones', short, blankSheet())).toBe(20);
    const two = filled(blankSheet({ circled: ['w01', 'w02'] }), { t01: 3, t02: 5 });
    expect(points('journey-term-most-zones', short, two)).toBe(10);
  });

  test('a wall that closes a filled zone is told with its points', () => {
    const view = viewOf(filled(blankSheet(), { t01: 3, t02: 5 }), blankSheet());
    const found = gains(model, view, 0, { type: 'mark', mark: 'w02' });
    expect(found.points).toEqual([
      { key: 'journey-term-longest-zone', points: 2 },
      { key: 'journey-term-most-zones', points: 20 },
    ]);
    expect(found.news).toEqual([{ key: 'journey-news-zone', params: { count: 2 } }]);
    expect(found.total).toBe(22);
    expect(sum(terms([blankSheet()], 0))).toBe(0);
  });
});

test('everything that can be marked has a place of its own', () => {
  const ids = model.places.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining([...slots, ...stations.flatMap(({ plants, robots }) => [...plants, ...robots])].map(({ id }) => id)));
});

describe('a refusal says', () => {
  const write = { type: 'write', stack: 0, slot: 't09', number: 9 } as const;

  test('which numbers fit in the zone (WM-2.3)', () => {
    const sheet = filled(blankSheet({ circled: ['w05'] }), { t01: 7, t06: 4 });
    expect(model.why('t03', sheet, [write])?.text).toEqual({ key: 'board-why-above', params: { low: 7 } });
    expect(model.why('t01', sheet, [write])?.text.key).toBe('board-why-filled');
  });

  test('that the wall comes first, or that a station is not in the zone', () => {
    expect(model.why('t03', blankSheet(), [{ type: 'mark', mark: 'w09' }])?.rule).toBe('WM-2.4');
    const plant = { type: 'mark', mark: 'station_1_plant_1' } as const;
    expect(model.why('station_4_plant_1', blankSheet(), [plant])).toEqual({ rule: 'WM-2.6', text: { key: 'journey-refused-zone', params: { station: 4 } } });
    expect(model.why('station_1_plant_2', blankSheet(), [plant])).toBeNull();
  });
});

test('alone, filled zones are compared with half of ASTRA’s energy cards (WM-S.17)', () => {
  const sheet = filled(blankSheet({ circled: ['w01'] }), { [slots[0]!.id]: 3 });
  const most = (energy: number) => terms([sheet], 0, astra({ held: { ...astra().held, energy } })).find(({ key }) => key === 'journey-term-most-zones')!.points;
  expect([most(3), most(4)]).toEqual([20, 10]);
  expect(terms([blankSheet()], 0, astra()).find(({ key }) => key === 'journey-term-most-zones')!.points).toBe(0);
});

test('a target of ASTRA’s effect can no longer be had at its high value (WM-S.16)', () => {
  const view = { ...viewOf(blankSheet()), astra: astra() };
  const { id } = stations[3]!.race;
  expect(after(view, 0, { type: 'target', target: id }).closed).toEqual([id]);
});
