/** What a flight of one space costs and brings (SE-4.2, SE-4.3). */

import type { Message } from '$lib/api';
import { CARDS, PLANETS, type Op } from './content';
import type { Fly, PlayerView, SetiView, Space } from './view';

export type Facts = {
  what: string;
  name: Message;
  points: number;
  energy: number;
  card: boolean;
  publicity: number;
  /** Missions with a slot that the visit triggers. */
  missions: string[];
  /** Energy to land there afterwards; 0: nowhere to land. */
  land: number;
};

export const nameOf = (what: string): Message => ({ key: PLANETS[what] || what === 'earth' || what === 'oumuamua' ? `planet-${what}` : `table-${what}` });

const at = (view: SetiView, [ring, sector]: Space) => view.system.spaces[ring - 1]![sector]!;

function publicity(view: SetiView, what: string): number {
  if (what === 'empty' || what === 'earth') return 0;
  return what === 'asteroids' ? view.flight.belt : view.flight.visit;
}

/** Does a visit of this trigger the slot of a mission? (SE-9.12) */
function fires(trigger: Op, what: string): boolean {
  if (trigger.event === 'visit_planet') return trigger.planet === what;
  if (trigger.event === 'visit_asteroids') return what === 'asteroids';
  return trigger.event === 'visit_any_planet' && PLANETS[what] !== undefined;
}

function triggered(me: PlayerView, what: string): string[] {
  const open = me.missions.filter(({ card, covered }) => CARDS[card]!.mission?.slots?.some(({ trigger }, slot) => !covered.includes(slot) && fires(trigger, what)));
  return open.map(({ card }) => card);
}

/** 3 energy, 2 with an orbiter there, 1 less with the technology (SE-5.3.2). */
export function landingCost(view: SetiView, me: PlayerView, planet: string): number {
  const board = view.planets.find((one) => one.planet === planet);
  if (!board) return 0;
  return (board.orbiters.some(Boolean) ? 2 : 3) - (me.techs.includes('probe_3') ? 1 : 0);
}

export function factsOf(flight: Fly, view: SetiView, me: PlayerView): Facts {
  const what = at(view, flight.to);
  const leaving = at(view, flight.start) === 'asteroids' ? view.flight.asteroids : 1;
  const extra = (flight.energy ?? 0) + (flight.card ? 1 : 0);
  return {
    what,
    name: nameOf(what),
    points: flight.type === 'move' ? 0 : leaving - extra,
    energy: flight.type === 'move' ? leaving : (flight.energy ?? 0),
    card: Boolean(flight.card),
    publicity: publicity(view, what),
    missions: triggered(me, what),
    land: flight.capsule ? 0 : landingCost(view, me, what),
  };
}
