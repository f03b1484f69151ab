import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { Action, Foreseen, Table } from '$lib/api';
import { TableSession } from '$lib/session.svelte';
import { contentsIn } from '../../../../tests/printed';
import { contents } from '../content';
import { blank } from '../journey/blank_sheet';
import { model } from '../journey/model';
import { Turn } from '../turn.svelte';
import type { MarkedSheet, MoonAction } from '../view';
import Sheet from './Sheet.svelte';

const files = contentsIn('welcome_to_the_moon');
const { blankSheet, filled } = blank.from(files);

let mounted: Record<string, unknown> | null = null;
afterEach(() => mounted && unmount(mounted));

function show(sheet: MarkedSheet, legal: MoonAction[]): { session: TableSession; turn: Turn } {
  const view = {
    round: 3,
    adventure: 2,
    phase: 'play',
    stacks: [{ number: 9, effect: 'astronaut', next: 'water', places: 3, wild: false }],
    missions: [],
    sheets: [sheet],
    plays_on: [0],
    scores: [{ points: 10, terms: [{ key: 'journey-term-longest-zone', points: 0 }] }],
  };
  const table = {
    seat: 0,
    seats: [],
    result: null,
    view,
    legal: legal.map((action) => ({ action, text: { key: `do ${action.type}` } })),
    log: { from: 0, entries: [] },
  };
  const session = new TableSession(table as unknown as Table);
  session.act = vi.fn();
  session.refuse = vi.fn();
  session.prepare = vi.fn();
  session.foresee = vi.fn((...line: Action[]) => told(sheet, line));
  const turn = new Turn(session);
  mounted = mount(Sheet, {
    target: document.body,
    props: { session, seat: 0, turn, label: 'Your sheet', model: model.from(files) },
    context: contents.context(files),
  });
  flushSync();
  return { session, turn };
}

/** A wall closes a zone of two; a slot must wait for it. */
const told = (sheet: MarkedSheet, line: Action[]): Foreseen => {
  const { slot, mark } = line[0] as { slot?: string; mark?: string };
  if (slot === 't05') return { line, events: [], changes: [], barred: { rule: 'WM-2.4', text: { key: 'refused-choice' } } };
  const changes = [{ seat: 0, points: 2, terms: [{ key: 'journey-term-longest-zone', points: 2 }] }];
  const zones = [
    { first: 0, last: 1, filled: true },
    { first: 2, last: 35, filled: false },
  ];
  return { line, events: [], changes, sketch: { 0: { ...sheet, circled: [...sheet.circled, mark ?? 'w02'], zones, due: [{ key: 'then more' }] } } };
};
const at = (id: string) => document.querySelector<SVGElement>(`[data-mark="${id}"]`)!;
const click = (id: string) => {
  at(id).dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
};
const write = (number: number): MoonAction => ({ type: 'write', stack: 0, slot: 't03', number });
const walls: MoonAction[] = [
  { type: 'mark', mark: 'w02' },
  { type: 'mark', mark: 'w03' },
];

test('open symbols are buttons with words, and a click marks them', () => {
  const { session } = show(blankSheet(), walls);
  const buttons = [...document.querySelectorAll('[role="button"]')];
  expect(buttons.map((button) => button.getAttribute('data-mark'))).toEqual(['w02', 'w03']);
  expect(buttons.every((button) => button.getAttribute('aria-label'))).toBe(true);
  click('w03');
  expect(session.act).toHaveBeenCalledWith(walls[1]);
});

test('a symbol in focus is pencilled with the totals that it changes', () => {
  show(filled(blankSheet(), { t01: 3, t02: 5 }), walls);
  at('w02').focus();
  flushSync();
  expect(document.querySelectorAll('.written .gain')).toHaveLength(2);
  expect(document.querySelectorAll('.written path.pencil')).toHaveLength(1);
  expect(document.querySelector('[role="tooltip"]')?.textContent).toContain('journey-news-zone');
});

test('what it sets off is told beside it', () => {
  show(blankSheet(), walls);
  at('w02').focus();
  flushSync();
  expect(document.querySelector('[role="tooltip"]')?.textContent).toContain('then more');
});

test('a shifted number is picked beside the slot; the printed one is the first to be looked at', () => {
  const { session, turn } = show(blankSheet(), [7, 8, 9, 10, 11].map(write));
  click('t03');
  expect(session.act).not.toHaveBeenCalled();
  expect(turn.previewed).toEqual(write(9));
  const numbers = [...document.querySelectorAll<HTMLButtonElement>('[role="menuitem"]')];
  expect(numbers.map((button) => button.textContent?.trim())).toEqual(['7', '8', '9', '10', '11']);
  numbers[4]!.click();
  expect(session.act).toHaveBeenCalledWith(write(11));
});

test('a wild is spent from its gear as one of its effects', () => {
  const wilds: MoonAction[] = [
    { type: 'wild', effect: 'robot' },
    { type: 'wild', effect: 'water' },
  ];
  const { session } = show(blankSheet({ circled: ['energy_1', 'wild_astronaut_1'], wild: 'wild_astronaut_1' }), [write(9), ...wilds]);
  click('wild_astronaut_1');
  const effects = [...document.querySelectorAll<HTMLButtonElement>('[role="menuitem"]')];
  expect(effects).toHaveLength(2);
  effects[1]!.click();
  expect(session.act).toHaveBeenCalledWith(wilds[1]);
});

test('what is refused is told', () => {
  const { session } = show(blankSheet(), walls);
  click('t05');
  expect(session.refuse).toHaveBeenCalledWith({ key: 'refused-choice' }, 'WM-2.4');
});
