/** What an action leads to on the sheet of The Dome, and what a sheet is worth (WM-5.3 to WM-5.14). */

import { basics, isMarked, isShifted, missionPoints, type Term } from '../marked/model';
import type { AstraView, Letter, MarkedSheet, MoonAction, MoonView } from '../view';
import { astronauts, penalties, races, sections, slotAt, slots, tables, tower, type Piece, type TableName, type TowerLevel } from './sheet';

export const count = (sheet: MarkedSheet, symbols: readonly { id: string }[]): number => symbols.filter(({ id }) => isMarked(sheet, id)).length;
export const isFilled = (sheet: MarkedSheet, own: readonly number[]): boolean => own.every((slot) => sheet.slots[slot] !== null);

/** Whether a slot is a base slot, or directly above or below a filled one (WM-5.4). */
export const touches = (sheet: MarkedSheet, slot: number): boolean =>
  slots[slot]!.base || slots[slot]!.neighbours.some((other) => sheet.slots[slotAt.get(other)!] !== null);

/** All that is to be built from left to right: a split section is its two halves (WM-5.8.2). */
export const pieces = (sheet: MarkedSheet): Piece[] => sections.flatMap((section) => (isMarked(sheet, section.split.id) ? section.halves : [section]));
export const unbuilt = (sheet: MarkedSheet): Piece[] => pieces(sheet).filter(({ id }) => !isMarked(sheet, id));

/** The current row of a table: the first uncrossed one, else the final one (WM-5.10). */
export function row(sheet: MarkedSheet, table: TableName): number[] {
  const { rows, final } = tables.find(({ id }) => id === table)!;
  return (rows.find(({ id }) => !isMarked(sheet, id)) ?? final).values;
}

export function levelPoints(sheet: MarkedSheet, { symbols }: TowerLevel): number {
  const circled = count(sheet, symbols);
  return circled ? row(sheet, 'tower')[circled - 1]! : 0;
}

export function after(view: MoonView, seat: number, action: MoonAction): MarkedSheet {
  const before = view.sheets[seat] as MarkedSheet;
  const sheet = basics(view, seat, action, (slot) => slotAt.get(slot)!);
  switch (action.type) {
    case 'write': {
      const filled = reach(sheet, slotAt.get(action.slot)!);
      return isShifted(view, action) ? crossNextAstronaut(filled) : filled;
    }
    case 'write_x':
      return reach(sheet, slotAt.get(action.slot)!);
    case 'claim': {
      const { letter } = view.missions.find(({ id }) => id === action.mission)!;
      return { ...sheet, missions: { ...before.missions, [letter]: worth(sheet, sheet.missions[letter]!) } };
    }
    case 'mark':
      return mark(sheet, action.mark);
    default:
      return sheet;
  }
}

/** The topmost and the lowest slot pay their bonus, high while it is open (WM-5.5). */
function reach(sheet: MarkedSheet, slot: number): MarkedSheet {
  const race = races.find((one) => one.slot === slot);
  if (!race) return sheet;
  return { ...sheet, races: { ...sheet.races, [race.id]: sheet.closed.includes(race.id) ? race.later : race.first } };
}

function crossNextAstronaut(sheet: MarkedSheet): MarkedSheet {
  const next = astronauts.find(({ id }) => !isMarked(sheet, id));
  return next ? { ...sheet, crossed: [...sheet.crossed, next.id] } : sheet;
}

const isCrossed = (id: string): boolean => astronauts.some((icon) => icon.id === id) || tables.some(({ rows }) => rows.some((one) => one.id === id));

/** Rows of the tables and astronauts are crossed; all else is circled or drawn. A new row of the missions changes what they are worth (WM-5.12). */
function mark(sheet: MarkedSheet, id: string): MarkedSheet {
  if (!isCrossed(id)) return { ...sheet, circled: [...sheet.circled, id] };
  const marked = { ...sheet, crossed: [...sheet.crossed, id] };
  const [from, to] = [row(sheet, 'missions'), row(marked, 'missions')];
  const missions = Object.fromEntries(Object.entries(sheet.missions).map(([letter, value]) => [letter, value && to[from.indexOf(value)]!]));
  return { ...marked, missions: missions as Record<Letter, number | null> };
}

/** What a reward as printed in the first row of the missions is worth by the current row (WM-5.12). */
export const worth = (sheet: MarkedSheet, reward: number): number => row(sheet, 'missions')[tables[0]!.rows[0]!.values.indexOf(reward)]!;

/** The first column for the most astronauts, ties included; nothing without any (WM-5.14); alone, against ASTRA's astronaut cards (WM-S.17). */
function crewPoints(sheets: MarkedSheet[], seat: number, astra: AstraView | null): number {
  const used = sheets.map((sheet) => count(sheet, astronauts));
  if (!used[seat]) return 0;
  return row(sheets[seat]!, 'crew')[used[seat] >= Math.max(...used, astra?.held.astronaut ?? 0) ? 0 : 1]!;
}

export function terms(sheets: MarkedSheet[], seat: number, astra: AstraView | null = null): Term[] {
  const sheet = sheets[seat]!;
  return [
    { key: 'term-missions', points: missionPoints(sheet) },
    { key: 'dome-term-tower', points: tower.reduce((sum, level) => sum + levelPoints(sheet, level), 0) },
    { key: 'dome-term-skyscrapers', points: races.reduce((sum, { id }) => sum + (sheet.races[id] ?? 0), 0) },
    { key: 'dome-term-crew', points: crewPoints(sheets, seat, astra) },
    { key: 'dome-term-dome', points: -unbuilt(sheet).length * row(sheet, 'dome')[0]! || 0 },
    { key: 'term-errors', points: -penalties[sheet.errors.filter((box) => box === 'crossed').length]! || 0 },
  ];
}
