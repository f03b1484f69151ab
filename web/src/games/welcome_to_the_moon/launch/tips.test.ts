import { expect, test } from 'vitest';
import type { MoonAction } from '../view';
import { blankSheet, filled } from './blank_sheet';
import { tipAt, toldGains, type Asked } from './tips';

const asked = (...legal: MoonAction[]): Asked => ({
  legal,
  open: new Map(legal.map((action) => ['slot' in action ? action.slot : 'mark' in action ? action.mark : '', [action]])),
  stacks: [{ number: 9, effect: 'plant', next: 'water', places: 1, wild: false, stack: 0, or_next: [] }],
  missions: [],
});

test('an open slot tells what writing there brings', () => {
  const tip = tipAt('l9_s5', filled(blankSheet(), { l9_s6: 10 }), asked({ type: 'write', stack: 0, slot: 'l9_s5', number: 9 }));
  expect(tip.title).toEqual({ key: 'board-here-write', params: { number: 9 } });
  expect(toldGains(tip.gains!).map(({ key }) => key)).toEqual(['launch-news-rockets', 'launch-news-write-x']);
});

test('a closed slot tells the rule while a number is asked, and only then', () => {
  const writing = asked({ type: 'write', stack: 0, slot: 'l8_s1', number: 9 });
  expect(tipAt('l7_s1', blankSheet(), writing).reason?.rule).toBe('WM-1.3');
  expect(tipAt('l7_s1', blankSheet(), null).reason).toBeUndefined();
});

test('a bonus that waits says so; a used one tells why it brings nothing', () => {
  expect(tipAt('l9_c3_b2', blankSheet({ paid: ['l9_c3'], waiting: ['l9_c3_b2'] }), null).title.key).toBe('launch-tip-waiting');
  expect(tipAt('l9_c3_b2', blankSheet({ paid: ['l9_c3'] }), null).reason?.rule).toBe('WM-1.4');
  expect(tipAt('l3_c1_b2', blankSheet({ sabotaged: ['l3_c1_b2'] }), null).reason?.rule).toBe('WM-1.8');
});

test('points carry their sign', () => {
  const none = { compartment: null, rockets: 0, fuel: 0, writeX: 0, sabotage: 0, lost: [], after: blankSheet() };
  expect(toldGains({ ...none, points: -5 })).toEqual([{ key: 'launch-news-points', params: { sign: '−', count: 5 } }]);
});
