/** Flights: where a figure can get, what the way costs and brings (SE-4.2, SE-4.3). */

import type { Message } from '$lib/api';
import type { Op, Printed } from './content';
import type { ActionOf, PlayerView, SetiView, Space } from './types';

const RINGS = 4;
const SECTORS = 8;
const NO_PLANETS = ['empty', 'asteroids', 'comet'];

/** A flight of one step, for energy or with points of movement. */
export type Fly = ActionOf<'move' | 'step'>;

/** A way over one or more spaces; `points` of movement or energy, `publicity` for the visits. */
export type Way = { path: Space[]; points: number; publicity: number };
export type Facts = {
  what: string;
  points: number;
  energy: number;
  card: boolean;
  publicity: number;
  /** Missions with a slot that a visit on the way triggers. */
  missions: string[];
  /** Energy to land there afterwards; 0: nowhere to land. */
  land: number;
};

export const sameSpace = (one: Space, other: Space) => one[0] === other[0] && one[1] === other[1];
export const whatIsAt = (view: SetiView, [ring, sector]: Space) => view.system.spaces[ring - 1]![sector]!;
export const nameOf = (what: string): Message => ({ key: NO_PLANETS.includes(what) ? `table-${what}` : `planet-${what}` });

function neighbours([ring, sector]: Space): Space[] {
  const beside: Space[] = [-1, 1].map((step) => [ring, (sector + step + SECTORS) % SECTORS]);
  const across: Space[] = [-1, 1].map((step) => [ring + step, sector]);
  return [...beside, ...across.filter(([next]) => next >= 1 && next <= RINGS)];
}

const leaving = (view: SetiView, start: Space) => (whatIsAt(view, start) === 'asteroids' ? view.flight.asteroids : 1);

function publicityAt(view: SetiView, space: Space): number {
  const what = whatIsAt(view, space);
  if (what === 'empty' || what === 'earth') return 0;
  return what === 'asteroids' ? view.flight.belt : view.flight.visit;
}

/** The best way to every space within so many points: the cheapest, then the one that brings most publicity. */
export function waysFrom(view: SetiView, start: Space, budget: number): Way[] {
  const best = new Map<string, Way>([[String(start), { path: [start], points: 0, publicity: 0 }]]);
  const open = [best.get(String(start))!];
  while (open.length) {
    const way = open.shift()!;
    const from = way.path.at(-1)!;
    if (best.get(String(from)) !== way) continue;
    const points = way.points + leaving(view, from);
    if (points > budget) continue;
    for (const to of neighbours(from)) {
      const next = { path: [...way.path, to], points, publicity: way.publicity + publicityAt(view, to) };
      const known = best.get(String(to));
      if (known && (known.points < points || (known.points === points && known.publicity >= next.publicity))) continue;
      best.set(String(to), next);
      open.push(next);
    }
  }
  return [...best.values()].filter(({ path }) => path.length > 1);
}

/** Does a visit of this trigger the slot of a mission? (SE-9.12) */
function fires({ planets }: Printed, trigger: Op, what: string): boolean {
  if (trigger.event === 'visit_planet') return trigger.planet === what;
  if (trigger.event === 'visit_asteroids') return what === 'asteroids';
  return trigger.event === 'visit_any_planet' && planets[what] !== undefined;
}

function triggered(printed: Printed, me: PlayerView, visited: string[]): string[] {
  const open = me.missions.filter(({ card, covered }) =>
    printed.cards[card]!.mission?.slots?.some(({ trigger }, slot) => !covered.includes(slot) && visited.some((what) => fires(printed, trigger, what))),
  );
  return open.map(({ card }) => card);
}

/** 3 energy, 2 with an orbiter there, 1 less with the technology (SE-5.3.2). */
export function landingCost(view: SetiView, me: PlayerView, planet: string): number {
  const board = view.planets.find((one) => one.planet === planet);
  if (!board) return 0;
  return (board.orbiters.some(Boolean) ? 2 : 3) - (me.techs.includes('probe_3') ? 1 : 0);
}

/** Is a missing point paid with energy or a card? */
export const isPaid = (fly: Fly): boolean => fly.type === 'step' && (fly.energy > 0 || fly.card !== '');

/** One step as the list of actions offers it: a missing point is paid with energy or a card. */
export function stepOf(view: SetiView, fly: Fly): Way {
  const { start, to } = fly;
  const paid = fly.type === 'step' ? fly.energy + (fly.card ? 1 : 0) : 0;
  return { path: [start, to], points: leaving(view, start) - paid, publicity: publicityAt(view, to) };
}

export function factsOf(printed: Printed, way: Way, flight: Fly, view: SetiView, me: PlayerView): Facts {
  const visited = way.path.slice(1).map((space) => whatIsAt(view, space));
  const what = visited.at(-1)!;
  return {
    what,
    points: flight.type === 'move' ? 0 : way.points,
    energy: flight.type === 'move' ? way.points : flight.energy,
    card: flight.type === 'step' && flight.card !== '',
    publicity: way.publicity,
    missions: triggered(printed, me, visited),
    land: flight.capsule ? 0 : landingCost(view, me, what),
  };
}
