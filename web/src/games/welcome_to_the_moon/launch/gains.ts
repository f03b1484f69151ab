/** What an action would bring: told in words and pencilled on the sheet before it is done (WM-1.4 to WM-1.8). */

import type { ErrorBox, LaunchSheet, MissionCard, MoonAction } from '../view';
import { bonuses, bonusOf, compartmentOf, compartments, ERROR_POINTS, finalBox, rockets as track, rows, slotOf, tieRockets, type Bonus } from './sheet';

export type Marks = { rockets: number; ties: number; errors: ErrorBox[] };
export type Gains = {
  /** The compartment it completes. */
  compartment: string | null;
  rockets: number;
  fuel: number;
  writeX: number;
  sabotage: number;
  /** Bonuses of the compartment that bring nothing. */
  lost: string[];
  after: Marks;
  points: number;
};

/** Value of the lowest score box that is not crossed, less five for each circled error (WM-1.10). */
export function score({ rockets, errors }: Marks): number {
  return rocketPoints(rockets) - ERROR_POINTS * errors.filter((box) => box === 'circled').length;
}

export function rocketPoints(crossed: number): number {
  let full = 0;
  for (const row of rows) {
    full += row.rockets.length;
    if (crossed < full) return row.value;
  }
  return finalBox.value;
}

/** Crosses rockets one by one: track, then circled errors, then tie-break rockets (WM-1.6). */
export function crossRockets(marks: Marks, amount: number): Marks {
  const errors = [...marks.errors];
  let { rockets, ties } = marks;
  for (let i = 0; i < amount; i++) {
    const circled = errors.indexOf('circled');
    if (rockets < track.length) rockets++;
    else if (circled >= 0) errors[circled] = 'crossed';
    else if (ties < tieRockets.length) ties++;
  }
  return { rockets, ties, errors };
}

/** Circles the next free error box (WM-1.7). */
function circleError(marks: Marks): Marks {
  const next = marks.errors.indexOf('free');
  return { ...marks, errors: marks.errors.map((box, i) => (i === next ? 'circled' : box)) };
}

/** The compartment that is complete once `slot` is filled, if any. */
function completes(sheet: LaunchSheet, slot: string): string | null {
  const compartment = compartmentOf.get(slotOf.get(slot)!.compartment)!;
  const open = compartment.slots.filter((id) => sheet.slots[slotOf.get(id)!.index] === null);
  return open.length === 1 && open[0] === slot ? compartment.id : null;
}

/** Inactive rockets that fuel may still reach, apart from those of `completed` (WM-1.5). */
function fuelable(sheet: LaunchSheet, completed: string | null): Bonus[] {
  const closed = new Set([...sheet.paid, completed]);
  return bonuses.filter((bonus) => bonus.type === 'inactive_rockets' && !closed.has(bonus.compartment) && !sheet.fuelled.includes(bonus.id));
}

export function gains(sheet: LaunchSheet, action: MoonAction, missions: MissionCard[] = []): Gains {
  const none: Gains = { compartment: null, rockets: 0, fuel: 0, writeX: 0, sabotage: 0, lost: [], after: marksOf(sheet), points: 0 };
  switch (action.type) {
    case 'write':
    case 'write_x':
      return settle(sheet, { ...none, ...compartmentGains(sheet, completes(sheet, action.slot)) });
    case 'claim': {
      const mission = missions.find(({ id }) => id === action.mission);
      return settle(sheet, { ...none, rockets: mission ? (mission.taken ? mission.later : mission.first) : 0 });
    }
    case 'error':
    case 'target': {
      const after = circleError(none.after);
      return { ...none, after, points: score(after) - score(sheet) };
    }
    default:
      return none;
  }
}

function compartmentGains(sheet: LaunchSheet, id: string | null): Partial<Gains> {
  if (!id) return {};
  const found = compartmentOf.get(id)!.bonuses.map((bonus) => bonusOf.get(bonus)!);
  const reached = fuelable(sheet, id).length;
  const brings = (bonus: Bonus): boolean => {
    if (bonus.type === 'inactive_rockets') return sheet.fuelled.includes(bonus.id);
    if (bonus.type === 'sabotage') return !sheet.sabotaged.includes(bonus.id);
    return bonus.type !== 'fuel' || reached > 0;
  };
  const useful = found.filter(brings);
  const count = (...types: string[]) => useful.filter(({ type }) => types.includes(type)).reduce((sum, { amount }) => sum + amount, 0);
  return {
    compartment: id,
    rockets: count('rockets', 'inactive_rockets'),
    fuel: count('fuel'),
    writeX: count('write_x'),
    sabotage: count('sabotage'),
    lost: found.filter((bonus) => !useful.includes(bonus)).map(({ id: lost }) => lost),
  };
}

function settle(sheet: LaunchSheet, found: Gains): Gains {
  const after = crossRockets(marksOf(sheet), found.rockets);
  return { ...found, after, points: score(after) - score(sheet) };
}

/** All rockets crossed and no error circled (WM-1.9). */
export const hasLaunched = ({ rockets, errors }: Marks): boolean => rockets === track.length && !errors.includes('circled');

const marksOf = ({ rockets, ties, errors }: LaunchSheet): Marks => ({ rockets, ties, errors });

/** Compartments of a sheet that have no empty slot. */
export const isComplete = (sheet: LaunchSheet, compartment: string): boolean =>
  compartments.find(({ id }) => id === compartment)!.slots.every((id) => sheet.slots[slotOf.get(id)!.index] !== null);
