/** What an action leads to on the sheet of The Colony, and what a sheet is worth (WM-3.3 to WM-3.11). */

import { basics, isMarked, isShifted, majority, missionPoints, ranking, type Term } from '../marked/model';
import type { AstraView, MarkedSheet, MoonAction, MoonView } from '../view';
import { antennas, astronauts, modules, penalties, quarters, slotAt, tanks, tunnelOf, tunnels, valueTracks, type ValueName } from './sheet';

export const count = (sheet: MarkedSheet, symbols: readonly { id: string }[]): number => symbols.filter(({ id }) => isMarked(sheet, id)).length;

export const plants = (sheet: MarkedSheet): number =>
  quarters.flatMap(({ greenhouses }) => greenhouses).reduce((sum, house) => sum + (isMarked(sheet, house.id) ? house.plants : 0), 0);

/** The first uncrossed value of a track, else the final one (WM-0.4). */
export function value(sheet: MarkedSheet, track: ValueName): number {
  const { boxes, final } = valueTracks.find(({ id }) => id === track)!;
  return (boxes.find(({ id }) => !isMarked(sheet, id)) ?? final).value;
}

/** Modules joined to the start: every end of a built tunnel (WM-3.7). */
export const network = (sheet: MarkedSheet): Set<number> => new Set(tunnels.filter(({ id }) => isMarked(sheet, id)).flatMap(({ ends }) => ends));

export const isFilled = (sheet: MarkedSheet, slots: readonly number[]): boolean => slots.every((slot) => sheet.slots[slot] !== null);

export function after(view: MoonView, seat: number, action: MoonAction): MarkedSheet {
  const sheet = basics(view, seat, action, (slot) => slotAt.get(slot)!);
  if (action.type === 'write') {
    const filled = fill(sheet, slotAt.get(action.slot)!);
    return isShifted(view, action) ? crossNext(filled, astronauts) : filled;
  }
  if (action.type === 'write_x') return crossNext(fill(sheet, slotAt.get(action.slot)!), valueTracks.find(({ id }) => id === 'planning')!.boxes);
  return action.type === 'mark' ? mark(sheet, action.mark) : sheet;
}

/** A module just filled may complete its quarter, and its antennas count if it is in the network (WM-3.4, WM-3.7). */
function fill(sheet: MarkedSheet, slot: number): MarkedSheet {
  const { race, slots } = quarters[modules[slot]!.quarter]!;
  const wins = isFilled(sheet, slots) && sheet.races[race.id] === null;
  const races = wins ? { ...sheet.races, [race.id]: sheet.closed.includes(race.id) ? race.later : race.first } : sheet.races;
  return circleAntennas({ ...sheet, races }, network(sheet).has(slot) ? [slot] : []);
}

function circleAntennas(sheet: MarkedSheet, slots: readonly number[]): MarkedSheet {
  const reached = slots.filter((slot) => sheet.slots[slot] !== null).flatMap((slot) => modules[slot]!.antennas);
  return { ...sheet, circled: [...sheet.circled, ...reached.filter((id) => !isMarked(sheet, id))] };
}

const crossed = (sheet: MarkedSheet, id: string): MarkedSheet => ({ ...sheet, crossed: [...sheet.crossed, id] });

/** Crosses the next icon or box; with none left nothing happens (WM-0.12.3, WM-0.13.3). */
function crossNext(sheet: MarkedSheet, symbols: readonly { id: string }[]): MarkedSheet {
  const next = symbols.find(({ id }) => !isMarked(sheet, id));
  return next ? crossed(sheet, next.id) : sheet;
}

function mark(sheet: MarkedSheet, id: string): MarkedSheet {
  if (astronauts.some((icon) => icon.id === id) || valueTracks.some(({ boxes }) => boxes.some((box) => box.id === id))) return crossed(sheet, id);
  return circleAntennas({ ...sheet, circled: [...sheet.circled, id] }, tunnelOf.get(id)?.ends ?? []);
}

export function terms(sheets: MarkedSheet[], seat: number, astra: AstraView | null = null): Term[] {
  const sheet = sheets[seat]!;
  return [
    { key: 'term-missions', points: missionPoints(sheet) },
    { key: 'colony-term-plants', points: plants(sheet) * value(sheet, 'plants') },
    { key: 'colony-term-water', points: count(sheet, tanks) * value(sheet, 'water') },
    { key: 'colony-term-antennas', points: count(sheet, antennas) * value(sheet, 'antennas') },
    { key: 'colony-term-quarters', points: quarters.reduce((sum, { race }) => sum + (sheet.races[race.id] ?? 0), 0) },
    {
      key: 'colony-term-astronauts',
      points: astra
        ? majority(count(sheet, astronauts), astra.held.astronaut)
        : ranking(
            sheets.map((other) => count(other, astronauts)),
            seat,
          ),
    },
    { key: 'colony-term-planning', points: -value(sheet, 'planning') || 0 },
    { key: 'term-errors', points: -penalties[sheet.errors.filter((box) => box === 'crossed').length]! || 0 },
  ];
}
