import { expect, test } from 'vitest';
import type { PlayerView, SetiAction } from '../view';
import { meanwhile, tasksOf, type Task } from './scan';

const me = { techs: ['telescope_1', 'telescope_2', 'telescope_4', 'probe_2'] } as PlayerView;
const vega: SetiAction = { type: 'signal', star: 'vega' };
const card: SetiAction = { type: 'card', card: '17', use: 'signal' };
const mercury: SetiAction = { type: 'telescope', tech: 'telescope_2', option: 0 };
const states = (tasks: Task[]) => tasks.map(({ id, state }) => `${id} ${state}`);
const row = ['1', '2', '3'];
const gap = ['1', null, '3'];

test('two signals are due, telescopes may be used', () => {
  const tasks = tasksOf([vega, card, mercury], me, []);
  expect(states(tasks)).toEqual(['earth open', 'row open', 'telescope_2 open', 'telescope_4 off']);
  expect(tasks.map(({ optional }) => optional)).toEqual([false, false, true, true]);
  expect(tasks[1]!.actions).toEqual([card]);
});

test('what is done stays in the list', () => {
  const before = tasksOf([vega, card, mercury], me, []);
  expect(states(tasksOf([card, { type: 'finish_scan' }], me, before))).toEqual(['earth done', 'row open', 'telescope_2 done', 'telescope_4 off']);
});

test('a discarded card waits for its star', () => {
  const before = tasksOf([vega, card], me, []);
  const tasks = meanwhile(before, gap);
  expect(states(tasks).slice(0, 2)).toEqual(['earth open', 'row now']);
  expect(tasks.flatMap(({ actions }) => actions)).toEqual([]);
  expect(states(meanwhile(tasks, gap))[1]).toBe('row now');
});

test('a question in between leaves the list as it is', () => {
  expect(states(meanwhile(tasksOf([vega, card], me, []), row)).slice(0, 2)).toEqual(['earth open', 'row open']);
});

test('the refilled row says that the scan is over', () => {
  const before = tasksOf([{ type: 'finish_scan' }], me, []);
  expect(meanwhile(before, gap)).toHaveLength(4);
  expect(meanwhile(before, row)).toEqual([]);
});
