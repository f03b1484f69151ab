/** Flights: where a figure can get, what the way costs and brings; the rules tell it (SE-4.2, SE-4.3). */

import type { Foreseen, Message } from '$lib/api';
import type { ActionOf, SetiAction, SetiEvent, SetiView, Space } from './types';

const NO_PLANETS = ['empty', 'asteroids', 'comet'];

/** A flight of one step, for energy or with points of movement. */
export type Fly = ActionOf<'move' | 'step'>;
/** Steps of one figure in a row, and what they would bring once that is known. */
export type Way = { line: Fly[]; path: Space[]; events: Foreseen['events'] };
export type Facts = {
  what: string;
  points: number;
  energy: number;
  card: boolean;
  publicity: number;
  /** Missions with a slot that a visit on the way may cover. */
  missions: string[];
  /** Energy to land there afterwards; 0: nowhere to land. */
  land: number;
};

export const sameSpace = (one: Space, other: Space) => one[0] === other[0] && one[1] === other[1];
export const whatIsAt = (view: SetiView, [ring, sector]: Space) => view.system.spaces[ring - 1]![sector]!;
export const nameOf = (what: string): Message => ({ key: NO_PLANETS.includes(what) ? `table-${what}` : `planet-${what}` });

const isFly = (action: SetiAction): action is Fly => action.type === 'move' || action.type === 'step';

/** A line that is looked at, as a way; null: it is none. */
export function wayOf({ line, events }: Pick<Foreseen, 'line' | 'events'>): Way | null {
  const steps = line as SetiAction[];
  return steps.length && steps.every(isFly) ? { line: steps, path: [steps[0]!.start, ...steps.map(({ to }) => to)], events } : null;
}

/** Events of older rules do not tell every amount. */
const total = (amounts: (number | undefined)[]) => amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);

/** What a way costs and brings, as far as it is told, and what it makes possible. */
export function factsOf({ line, path, events }: Way, view: SetiView): Facts {
  const what = whatIsAt(view, path.at(-1)!);
  const told = events.map(({ event }) => event as SetiEvent);
  const moved = told.filter((event) => event.type === 'moved');
  const last = line.at(-1)!;
  return {
    what,
    points: total(moved.map(({ points }) => points)),
    energy: total(moved.map(({ energy }) => energy)),
    card: last.type === 'step' && last.card !== '',
    publicity: total(told.map((event) => (event.type === 'gained' && event.resource === 'publicity' ? event.amount : 0))),
    missions: [...new Set(moved.flatMap(({ missions }) => missions ?? []))],
    land: moved.at(-1)?.landing ?? 0,
  };
}
