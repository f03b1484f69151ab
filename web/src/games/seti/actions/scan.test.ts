import { expect, test } from 'vitest';
import { contentsIn } from '../../../../tests/printed';
import { contents } from '../content';
import { tasksOf } from './scan';
import type { ScanView, SetiAction } from '../types';

const vega: SetiAction = { type: 'signal', star: 'vega' };
const card: SetiAction = { type: 'card', card: '17', use: 'signal' };
const mercury: SetiAction = { type: 'telescope', tech: 'telescope_2', option: 0 };
const scan: ScanView = {
  player: 1,
  parts: [
    { part: 'earth', due: true, state: 'open' },
    { part: 'row', due: true, state: 'open' },
    { part: 'telescope_2', due: false, state: 'open' },
    { part: 'telescope_4', due: false, state: 'off' },
  ],
};

test('each answer stands at its part of the scan', () => {
  const tasks = tasksOf(scan, 1, [vega, card, mercury, { type: 'finish_scan' }]);
  expect(tasks.map(({ actions }) => actions)).toEqual([[vega], [card], [mercury], []]);
});

test('a question in between leaves the list as it is', () => {
  expect(tasksOf(scan, 1, []).map(({ state }) => state)).toEqual(['open', 'open', 'open', 'off']);
});

test('the list is for whoever scans', () => {
  expect(tasksOf(scan, 0, [])).toEqual([]);
  expect(tasksOf(null, 0, [vega])).toEqual([]);
});

test('every offer of a telescope has words of its own (SE-8.2)', () => {
  const printed = contents.from(contentsIn('seti'));
  const offers = Object.values(printed.techs).flatMap(({ id, scan_options }) => scan_options.map((_, option) => printed.textsOf(`tech-${id}-scan-${option}`)));
  expect(offers).toHaveLength(4);
  for (const lines of offers) expect(lines).toHaveLength(1);
});
