import { expect, test } from 'vitest';
import type { View } from '$lib/api';
import { contentsIn } from '../../../tests/printed';
import { adventures } from './adventures';
import type { Model } from './marked/model';
import { today } from './older';
import type { MarkedSheet } from './view';

/** What 0.2 told of a sheet. */
const sheet = { slots: [], last: null, errors: [], missions: {}, ready: false, circled: [], crossed: [], races: {}, closed: [] };
const own: Record<number, object> = { 6: { evacuated: {}, infecting: null }, 8: { turn: 'A', insignia: {}, control: {} } };
const old = (adventure: number) => {
  const scores = [
    { points: 0, terms: [] },
    { points: 0, terms: [] },
  ];
  return { adventure, scores, sheets: [0, 1].map(() => ({ ...sheet, ...own[adventure] })), astra: null } as unknown as View;
};

test('everybody plays on the own sheet, zones are those of the owner and of the next one', () => {
  const view = today(old(8));
  expect(view.plays_on).toEqual([0, 1]);
  expect(view.sheets[1]).toMatchObject({ players: { A: 1, B: 0 } });
  expect(today(view)).toBe(view);
});

test.each([2, 3, 4, 5, 6, 7, 8])('adventure %i is drawn without what was not told', async (number) => {
  const model = (await adventures[number]!(contentsIn('welcome_to_the_moon'))).model as Model;
  const told = today(old(number)).sheets[0] as MarkedSheet;
  for (const { id } of model.places) expect(model.tell(id, told).key).toBeTruthy();
  expect(model.news(told, told)).toEqual([]);
  expect([model.strokes(told), model.washes(told), model.lines(told), model.counts(told), model.shares?.(told)]).toBeTruthy();
  expect(model.lights(model.places.find(({ shape }) => shape === 'slot')!.id, told).filter(({ kind }) => kind === 'bond')).toEqual([]);
});
