/** What the drawings shared by adventures 2 to 8 need to know of a sheet: where things are, what is written, what it says. */

import type { Foreseen, Message } from '$lib/api';
import type { Term } from '$lib/types';
import type { Point } from '../drawing';
import { slotName } from '../numbers';
import type { Letter, MarkedSheet, MoonAction, MoonView } from '../view';

/** Something on the sheet that tells what it is and, when it is open, can be chosen. A quiet one tells nothing until then: something else is there. */
export type Place = Point & { id: string; shape: 'slot' | 'round' | 'box' | 'link' | 'area'; width: number; height: number; turn?: number; quiet?: boolean };

/** A stroke of the pen; its id says what it marks and, if that can change, how. */
export type Stroke = {
  id: string;
  mark: 'number' | 'cross' | 'slash' | 'ring' | 'oval' | 'germ' | 'line';
  at: Point;
  text?: number | string;
  size?: number;
  width?: number;
  fat?: boolean;
  stroke?: number;
  cased?: boolean;
  /** Where a line goes. */
  d?: string;
};

/** Light on a stretch of the sheet, or on an area when it has no width: faint in the pen's colour where it is complete, or as given. */
export type Wash = { id: string; d: string; width?: number; colour?: string; opacity?: number; dash?: string };
/** A running sum in a box of its own, before it goes into a term. */
export type Share = { id: string; at: Point; points: number };
/** Something lit while a slot is pointed at: a band that it lies in, or a number that binds it. */
export type Light = Point & { kind: 'band' | 'bond'; width: number; height: number };
export type Count = { symbol: string; label: Message; have: number; of: number };

export type Model = {
  places: Place[];
  strokes: (sheet: MarkedSheet) => Stroke[];
  washes: (sheet: MarkedSheet) => Wash[];
  lights: (slot: string, sheet: MarkedSheet) => Light[];
  /** Boxes for the terms, by key, and for the total. */
  boxes: Record<string, Point>;
  total: Point;
  shares?: (sheet: MarkedSheet) => Share[];
  /** What an action brings apart from points. */
  news: (before: MarkedSheet, after: MarkedSheet) => Message[];
  /** What is at a place. */
  tell: (place: string, sheet: MarkedSheet) => Message;
  /** The written sheet for those who hear it. */
  lines: (sheet: MarkedSheet) => Message[];
  /** What the summary counts. */
  counts: (sheet: MarkedSheet) => Count[];
  /** Insignia are drawn instead of numbers. */
  insignia?: boolean;
};

export type Gains = { points: Term[]; news: Message[]; after: MarkedSheet; total: number };

/** What an action brings by what was foreseen of it: to the seat's score, and on a sheet. */
export function gains(model: Model, view: MoonView, seat: number, sheet: number, foreseen: Foreseen | null | undefined): Gains | null {
  if (!foreseen || foreseen.barred) return null;
  const before = view.sheets[sheet] as MarkedSheet;
  const after = sketched<MarkedSheet>(foreseen, sheet) ?? before;
  const news = [...model.news(before, after), ...addedTo(before.due, after.due)];
  const change = foreseen.changes.find((one) => one.seat === seat);
  return { points: change?.terms ?? [], news, after, total: view.scores[seat]!.points + (change?.points ?? 0) };
}

/** A sheet as it will look, if it will look other. */
export const sketched = <S>({ sketch }: Foreseen, sheet: number): S | undefined => (sketch as Record<number, S> | undefined)?.[sheet];

/** Messages that were not there before. */
function addedTo(before: Message[], after: Message[]): Message[] {
  const left = before.map((message) => JSON.stringify(message));
  return after.filter((message) => {
    const at = left.indexOf(JSON.stringify(message));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

export const isMarked = ({ circled, crossed }: MarkedSheet, id: string): boolean => circled.includes(id) || crossed.includes(id);

export const count = (sheet: MarkedSheet, symbols: readonly { id: string }[]): number => symbols.filter(({ id }) => isMarked(sheet, id)).length;

/** Whether all slots of something are filled. */
export const isFilled = ({ filled }: MarkedSheet, { id }: { id: string }): boolean => filled.includes(id);

/** The numbers that bind a slot. */
export const bondsOf = ({ bonds }: MarkedSheet, slot: number, slots: readonly Point[], size: number): Light[] =>
  (bonds[slot] ?? []).map((other) => ({ kind: 'bond', x: slots[other]!.x, y: slots[other]!.y, width: size, height: size }));

/** What a sheet says that is worked out from its marks; rules of other times may not tell it. */
export const noted = (sheet: MarkedSheet, what: string): number | string => sheet.noted[what] ?? '–';

/** A written number that an astronaut has changed (WM-0.12.1). */
export const isShifted = ({ stacks }: MoonView, action: MoonAction): boolean => action.type === 'write' && stacks[action.stack]!.number !== action.number;

/** Strokes that look alike on every sheet: numbers and X, errors, mission rewards. */
export function commonStrokes(
  sheet: MarkedSheet,
  slots: readonly (Point & { id: string })[],
  errorBoxes: readonly Point[],
  missionBoxes: readonly (Point & { letter: Letter })[],
): Stroke[] {
  const written = slots.flatMap<Stroke>((slot, i) => {
    const mark = sheet.slots[i];
    if (mark === 'X') return [{ id: slot.id, mark: 'cross', at: slot, size: 11, fat: true }];
    return typeof mark !== 'number' ? [] : [{ id: slot.id, mark: 'number', at: slot, text: slotName(mark) }];
  });
  const errors = errorBoxes.flatMap<Stroke>((at, i) => (sheet.errors[i] === 'crossed' ? [{ id: `error ${i}`, mark: 'cross', at, size: 13 }] : []));
  const rewards = missionBoxes.flatMap<Stroke>(({ letter, x, y }) => {
    const reward = sheet.missions[letter];
    return reward === null ? [] : [{ id: `mission ${letter}`, mark: 'number', at: { x: x + 4, y: y + 3 }, size: 34, text: reward }];
  });
  return [...written, ...errors, ...rewards];
}
