/** What an action leads to on the sheet of The Escape, and what a sheet is worth (WM-7.3 to WM-7.16). */

import { basics, isMarked, isShifted, missionPoints, type Term } from '../marked/model';
import type { MarkedSheet, MoonAction, MoonView } from '../view';
import {
  airlocks,
  astronauts,
  COLONY,
  factors,
  greenhouseValues,
  moduleValues,
  parts,
  penalties,
  planning,
  planningFinal,
  ships,
  slotAt,
  slots,
  wilds,
  type Airlock,
  type Part,
  type Ship,
} from './sheet';

export const count = (sheet: MarkedSheet, symbols: readonly { id: string }[]): number => symbols.filter(({ id }) => isMarked(sheet, id)).length;

export const isFilled = (sheet: MarkedSheet, own: readonly number[]): boolean => own.every((slot) => sheet.slots[slot] !== null);

/** Both ends of every active airlock: none is activated before one of its ends is connected (WM-7.5, WM-7.6). */
export const connected = (sheet: MarkedSheet): Set<number> =>
  new Set(
    airlocks
      .filter(({ id }) => isMarked(sheet, id))
      .flatMap(({ ends }) => ends)
      .filter((end) => end !== COLONY),
  );

/** Airlocks that may be activated: they touch a connected part (WM-7.6). */
export function inactive(sheet: MarkedSheet): Airlock[] {
  const reached = connected(sheet);
  return airlocks.filter(({ id, ends }) => !isMarked(sheet, id) && ends.some((end) => reached.has(end)));
}

export function greenhousePoints(sheet: MarkedSheet, { greenhouse, plants, double }: Ship): number {
  if (!isFilled(sheet, parts[greenhouse]!.slots)) return 0;
  return greenhouseValues[count(sheet, plants)]! * (sheet.races[double.id] || 1);
}

export function modulePoints(sheet: MarkedSheet, { ship, slots: own, tank }: Part): number {
  if (!isFilled(sheet, own)) return 0;
  return moduleValues[count(sheet, ships[ship]!.reactors)]! * (tank && isMarked(sheet, tank.id) ? 2 : 1);
}

/** All modules of a ship. */
export const shipPoints = (sheet: MarkedSheet, { modules }: Ship): number => modules.reduce((sum, module) => sum + modulePoints(sheet, parts[module]!), 0);

/** The first uncrossed value of the planning boxes, else the final one (WM-0.4). */
export const planningPenalty = (sheet: MarkedSheet): number => (planning.find(({ id }) => !isMarked(sheet, id)) ?? planningFinal).value;

export function after(view: MoonView, seat: number, action: MoonAction): MarkedSheet {
  const sheet = basics(view, seat, action, (slot) => slotAt.get(slot)!);
  if (action.type === 'mark') return mark(sheet, action.mark);
  if (action.type === 'write_x') return markNext(fill(sheet, slotAt.get(action.slot)!), planning);
  if (action.type !== 'write') return sheet;
  const filled = fill(sheet, slotAt.get(action.slot)!);
  return isShifted(view, action) ? markNext(filled, astronauts) : filled;
}

/** A greenhouse circles its double bonus while that is open (WM-7.11). */
function fill(sheet: MarkedSheet, slot: number): MarkedSheet {
  const part = parts[slots[slot]!.part]!;
  if (part.kind !== 'greenhouse') return sheet;
  const { id } = ships[part.ship]!.double;
  return sheet.closed.includes(id) ? sheet : { ...sheet, races: { ...sheet.races, [id]: factors.get(id)! } };
}

/** Marks the next icon or box; with none left nothing happens (WM-0.12.3, WM-0.13.3). */
function markNext(sheet: MarkedSheet, symbols: readonly { id: string }[]): MarkedSheet {
  const next = symbols.find(({ id }) => !isMarked(sheet, id));
  return next ? mark(sheet, next.id) : sheet;
}

/** Astronauts and planning boxes are crossed, all else is circled or drawn; a pair of astronauts brings a wild (WM-0.14.1). */
function mark(sheet: MarkedSheet, id: string): MarkedSheet {
  if (![...astronauts, ...planning].some((symbol) => symbol.id === id)) return { ...sheet, circled: [...sheet.circled, id] };
  const used = astronauts.findIndex((icon) => icon.id === id) + 1;
  const gained = wilds.filter((wild) => wild.after === used).map((wild) => wild.id);
  return { ...sheet, crossed: [...sheet.crossed, id], circled: [...sheet.circled, ...gained] };
}

export function terms(sheets: MarkedSheet[], seat: number): Term[] {
  const sheet = sheets[seat]!;
  return [
    { key: 'term-missions', points: missionPoints(sheet) },
    { key: 'escape-term-greenhouses', points: ships.reduce((sum, ship) => sum + greenhousePoints(sheet, ship), 0) },
    { key: 'escape-term-modules', points: ships.reduce((sum, ship) => sum + shipPoints(sheet, ship), 0) },
    { key: 'escape-term-planning', points: -planningPenalty(sheet) || 0 },
    { key: 'term-errors', points: -penalties[sheet.errors.filter((box) => box === 'crossed').length]! || 0 },
  ];
}
