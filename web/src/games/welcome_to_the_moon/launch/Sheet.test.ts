import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Action, Foreseen, Table } from '$lib/api';
import { TableSession } from '$lib/session.svelte';
import { contentsIn } from '../../../../tests/printed';
import { Turn } from '../turn.svelte';
import type { MoonAction, Write } from '../view';
import { contents } from '../content';
import { blank } from './blank_sheet';
import Sheet from './Sheet.svelte';

const files = contentsIn('welcome_to_the_moon');
const { blankSheet, filled } = blank.from(files);

const sheet = filled(blankSheet(), { l8_s1: 6, l9_s6: 10 });
const legal: MoonAction[] = ['l8_s2', 'l8_s3', 'l9_s5'].map((slot) => ({ type: 'write', stack: 0, slot, number: 9 }));
const told = (line: Action[]): Foreseen => {
  const { slot } = line[0] as Write;
  if (slot === 'l7_s1') return { line, events: [], changes: [], barred: { rule: 'WM-1.3', text: { key: 'launch-refused-level' } } };
  return { line, events: [], changes: [], sketch: { 0: { ...sheet, rockets: 4 } } };
};
let session: TableSession;
let mounted: Record<string, unknown>;

beforeEach(() => {
  const view = {
    round: 3,
    phase: 'play',
    stacks: [{ number: 9, effect: 'plant', next: 'water', places: 3, wild: false }],
    missions: [],
    sheets: [sheet],
    plays_on: [0],
    scores: [
      {
        points: 0,
        terms: [
          { key: 'term-rockets', points: 0 },
          { key: 'term-errors', points: 0 },
        ],
      },
    ],
  };
  const table = {
    seat: 0,
    seats: [],
    result: null,
    view,
    legal: legal.map((action) => ({ action, text: { key: `do ${action.type}` } })),
    log: { from: 0, entries: [] },
  };
  session = new TableSession(table as unknown as Table);
  session.act = vi.fn();
  session.refuse = vi.fn();
  session.prepare = vi.fn();
  session.foresee = vi.fn((...line: Action[]) => told(line));
  mounted = mount(Sheet, {
    target: document.body,
    props: { session, seat: 0, turn: new Turn(session), label: 'Your sheet', model: null },
    context: contents.context(files),
  });
  flushSync();
});
afterEach(() => unmount(mounted));

const mark = (id: string) => document.querySelector<SVGElement>(`[data-mark="${id}"]`)!;
const press = (id: string, key: string) => mark(id).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
const click = (id: string) => mark(id).dispatchEvent(new MouseEvent('click', { bubbles: true }));

describe('the sheet', () => {
  test('offers exactly the open slots as buttons with words, one of them for the tab key', () => {
    const buttons = [...document.querySelectorAll('[role="button"]')];
    expect(buttons.map((button) => button.getAttribute('data-mark'))).toEqual(['l8_s2', 'l8_s3', 'l9_s5']);
    expect(buttons.every((button) => button.getAttribute('aria-label'))).toBe(true);
    expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  test('writes by a click and by Enter', () => {
    click('l8_s3');
    expect(session.act).toHaveBeenLastCalledWith(legal[1]);
    press('l9_s5', 'Enter');
    expect(session.act).toHaveBeenLastCalledWith(legal[2]);
  });

  test('leads arrow keys from open slot to open slot', () => {
    mark('l8_s2').focus();
    press('l8_s2', 'ArrowRight');
    expect(document.activeElement).toBe(mark('l8_s3'));
    press('l8_s3', 'ArrowDown');
    expect(document.activeElement).toBe(mark('l9_s5'));
  });

  test('tells why a closed slot is closed', () => {
    click('l7_s1');
    flushSync();
    expect(session.act).not.toHaveBeenCalled();
    expect(session.refuse).toHaveBeenCalledWith({ key: 'launch-refused-level' }, 'WM-1.3');
  });

  test('pencils what a slot in focus would bring', () => {
    mark('l9_s5').focus();
    flushSync();
    expect(session.preview).toEqual(legal[2]);
    expect(document.querySelectorAll('.preview .gain')).toHaveLength(4);
    expect(document.querySelector('[role="tooltip"]')?.textContent).toContain('board-here-write');
  });
});
