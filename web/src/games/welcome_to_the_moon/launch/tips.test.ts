import { expect, test } from 'vitest';
import { contentsIn } from '../../../../tests/printed';
import { blank } from './blank_sheet';
import { gains } from './gains';
import { tips, toldGains } from './tips';
import type { MoonView } from '../view';

const files = contentsIn('welcome_to_the_moon');
const { blankSheet } = blank.from(files);
const { tell } = tips.from(files);

const view = (sheet = blankSheet()) => ({ sheets: [sheet], scores: [{ points: 0, terms: [] }] }) as unknown as MoonView;

test('what was foreseen is told, the best first', () => {
  const completed = { type: 'compartment', seat: 0, compartment: 'l9_c3', level: 9, rockets: 2, fuel: 0, crosses: 1, sabotages: 0 };
  const found = gains(view(), 0, {
    line: [],
    events: [{ text: { key: '' }, event: completed as never }],
    changes: [{ seat: 0, points: 15, terms: [{ key: 'term-rockets', points: 15 }] }],
    sketch: { 0: blankSheet({ rockets: 2, lost: ['l9_c3_b2'] }) },
  })!;
  expect(found).toMatchObject({ compartment: 'l9_c3', rockets: 2, writeX: 1, lost: ['l9_c3_b2'], points: 15 });
  expect(toldGains(found).map(({ key }) => key)).toEqual(['launch-news-rockets', 'launch-news-write-x', 'launch-news-lost', 'launch-news-points']);
});

test('nothing is told of what cannot be done, or is not known yet', () => {
  expect(gains(view(), 0, { line: [], events: [], changes: [], barred: { rule: 'WM-1.3', text: { key: 'no' } } })).toBeNull();
  expect(gains(view(), 0, null)).toBeNull();
});

test('a bonus that waits says so; why one is of no more use, only the rules say', () => {
  expect(tell('l9_c3_b2', blankSheet({ paid: ['l9_c3'], waiting: ['l9_c3_b2'] })).key).toBe('launch-tip-waiting');
  for (const [mark, used] of [
    ['l9_c3_b2', blankSheet({ paid: ['l9_c3'] })],
    ['l3_c1_b2', blankSheet({ sabotaged: ['l3_c1_b2'] })],
    ['l2_c1_b2', blankSheet({ fuelled: ['l2_c1_b2'] })],
    ['l9_s1', blankSheet({ slots: [...blankSheet().slots.slice(0, 45), 7, ...blankSheet().slots.slice(46)] })],
  ] as const)
    expect(tell(mark, used)).toEqual(tell(mark, blankSheet()));
});

test('points carry their sign', () => {
  const none = { compartment: null, rockets: 0, fuel: 0, writeX: 0, sabotage: 0, lost: [], after: blankSheet() };
  expect(toldGains({ ...none, points: -5 })).toEqual([{ key: 'launch-news-points', params: { sign: '−', count: 5 } }]);
});
