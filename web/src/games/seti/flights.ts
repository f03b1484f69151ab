/** Flights: where a figure can get, what the way costs and brings (SE-4.2, SE-4.3). */

import type { Message } from '$lib/api';
import { CARDS, PLANETS, type Op } from './content';
import type { Fly, PlayerView, SetiView, Space } from './view';

const RINGS = 4;
const SECTORS = 8;

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
export const nameOf = (what: string): Message => ({ key: PLANETS[what] || what === 'earth' || what === 'oumuamua' ? `planet-${what}` : `table-${what}` });

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
function fires(trigger: Op, what: string): boolean {
  if (trigger.event === 'visit_planet') return trigger.planet === what;
  if (trigger.event === 'visit_asteroids') return what === 'asteroids';
  return trigger.event === 'visit_any_planet' && PLANETS[what] !== undefined;
}

function triggered(me: PlayerView, visited: string[]): string[] {
  const open = me.missions.filter(({ card, covered }) =>
    CARDS[card]!.mission?.slots?.some(({ trigger }, slot) => !covered.includes(slot) && visited.some((what) => fires(trigger, what))),
  );
  return open.map(({ card }) => card);
}

/** 3 energy, 2 with an orbiter there, 1 less with the technology (SE-5.3.2). */
export function landingCost(view: SetiView, me: PlayerView, planet: string): number {
  const board = view.planets.find((one) => one.planet === planet);
  if (!board) return 0;
  return (board.orbiters.some(Boolean) ? 2 : 3) - (me.techs.includes('probe_3') ? 1 : 0);
}

/** One step as the list of actions offers it: a missing point is paid with energy or a card. */
export function stepOf(view: SetiView, { start, to, energy, card }: Fly): Way {
  return { path: [start, to], points: leaving(view, start) - (energy ?? 0) - (card ? 1 : 0), publicity: publicityAt(view, to) };
}

export function factsOf(way: Way, flight: Fly, view: SetiView, me: PlayerView): Facts {
  const visited = way.path.slice(1).map((space) => whatIsAt(view, space));
  const what = visited.at(-1)!;
  const free = flight.type === 'move';
  return {
    what,
    points: free ? 0 : way.points,
    energy: free ? way.points : (flight.energy ?? 0),
    card: Boolean(flight.card),
    publicity: way.publicity,
    missions: triggered(me, visited),
    land: flight.capsule ? 0 : landingCost(view, me, what),
  };
}
