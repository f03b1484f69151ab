/** What the drawings shared by adventures 2 to 8 need to know of a sheet: where things are, what is written, what an action would change. */

import type { Message } from '$lib/api';
import type { Point } from '../drawing';
import { inSlot, slotName } from '../numbers';
import type { AstraView, Letter, MarkedSheet, MoonAction, MoonView } from '../view';

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
export type Reason = { rule: string; text: Message };
/** `text`: how it is called when the key does not say it. */
export type Term = { key: string; points: number; text?: Message };
export type Count = { symbol: string; label: Message; have: number; of: number };

export type Model = {
  places: Place[];
  strokes: (sheet: MarkedSheet) => Stroke[];
  washes: (sheet: MarkedSheet) => Wash[];
  lights: (slot: string, sheet: MarkedSheet) => Light[];
  /** The sheet after an action, with everything that follows from it without a further choice. */
  after: (view: MoonView, seat: number, action: MoonAction) => MarkedSheet;
  /** Alone, majorities are counted against ASTRA's cards. */
  terms: (sheets: MarkedSheet[], seat: number, astra?: AstraView | null) => Term[];
  /** Boxes for the terms, by key, and for the total. */
  boxes: Record<string, Point>;
  total: Point;
  shares?: (sheet: MarkedSheet) => Share[];
  /** What an action brings apart from points. */
  news: (before: MarkedSheet, after: MarkedSheet) => Message[];
  /** What is at a place. */
  tell: (place: string, sheet: MarkedSheet) => Message;
  /** Why a place can't be chosen, when something else can. */
  why: (place: string, sheet: MarkedSheet, legal: MoonAction[]) => Reason | null;
  /** The written sheet for those who hear it. */
  lines: (sheet: MarkedSheet) => Message[];
  /** What the summary counts. */
  counts: (sheet: MarkedSheet) => Count[];
  /** Insignia are drawn instead of numbers. */
  insignia?: boolean;
};

export const sum = (terms: Term[]): number => terms.reduce((points, term) => points + term.points, 0);

/** The view as if the seat's sheet were this one. */
export const withSheet = (view: MoonView, seat: number, sheet: MarkedSheet): MarkedSheet[] =>
  (view.sheets as MarkedSheet[]).map((other, i) => (i === seat ? sheet : other));

export type Gains = { points: Term[]; news: Message[]; after: MarkedSheet; total: number };

/** What an action would bring, by score term. */
export function gains(model: Model, view: MoonView, seat: number, action: MoonAction): Gains {
  const before = view.sheets[seat] as MarkedSheet;
  const after = model.after(view, seat, action);
  const old = model.terms(view.sheets as MarkedSheet[], seat, view.astra);
  const now = model.terms(withSheet(view, seat, after), seat, view.astra);
  const points = now.map((term, i) => ({ ...term, points: term.points - old[i]!.points })).filter((term) => term.points);
  return { points, news: model.news(before, after), after, total: sum(now) };
}

/** 20, 10 or 5 points by distinct counts, none for a count of 0 (WM-0.18). */
export function ranking(counts: number[], seat: number): number {
  if (!counts[seat]) return 0;
  const better = new Set(counts.filter((count) => count > counts[seat]!));
  return [20, 10, 5, 0][Math.min(better.size, 3)]!;
}

/** Against ASTRA: 20 points with at least as many as she has, else 10 (WM-S.17). */
export const majority = (mine: number, hers: number): number => (!mine ? 0 : mine >= hers ? 20 : 10);

export const isMarked = ({ circled, crossed }: MarkedSheet, id: string): boolean => circled.includes(id) || crossed.includes(id);

/** What every adventure does the same way: writing, claiming, erring, spending a wild. Consequences are the adventure's. */
export function basics(view: MoonView, seat: number, action: MoonAction, slotAt: (id: string) => number): MarkedSheet {
  const sheet = view.sheets[seat] as MarkedSheet;
  switch (action.type) {
    case 'write':
      return { ...sheet, slots: sheet.slots.with(slotAt(action.slot), inSlot(action.number)), last: action.slot };
    case 'write_x':
      return { ...sheet, slots: sheet.slots.with(slotAt(action.slot), 'X') };
    case 'infect':
      return { ...sheet, slots: sheet.slots.with(slotAt(action.slot), 'infected') };
    case 'error':
      return { ...sheet, errors: sheet.errors.with(sheet.errors.indexOf('free'), 'crossed') };
    case 'claim': {
      const { letter, taken, first, later } = view.missions.find(({ id }) => id === action.mission)!;
      return { ...sheet, missions: { ...sheet.missions, [letter]: taken ? later : first } };
    }
    case 'wild': {
      const wild = sheet.circled.find(isWild)!;
      return { ...sheet, circled: sheet.circled.filter((id) => id !== wild), crossed: [...sheet.crossed, wild] };
    }
    case 'target':
      return action.target in sheet.races ? { ...sheet, closed: [...sheet.closed, action.target] } : { ...sheet, crossed: [...sheet.crossed, action.target] };
    default:
      return sheet;
  }
}

export const isWild = (id: string): boolean => id.startsWith('wild_');

/** A written number that an astronaut has changed (WM-0.12.1). */
export const isShifted = ({ stacks }: MoonView, action: MoonAction): boolean => action.type === 'write' && stacks[action.stack]!.number !== action.number;

export const missionPoints = ({ missions }: MarkedSheet): number => Object.values(missions).reduce<number>((points, reward) => points + (reward ?? 0), 0);

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
