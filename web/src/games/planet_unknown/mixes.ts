/** The event deck of a table: how many green, orange and red cards (PU-15.3). */

import type { Options } from '$lib/api';
import mixes from '$starboard/games/planet_unknown/content/event_mixes.json';
import { EVENT_CARDS } from './content';
import { SIGNALS } from './view';

export const DECK = 20;
export type Mix = [green: number, orange: number, red: number];

const NAMED = mixes as unknown as Record<string, Mix>;

/** What an option of the table stands for; null: no events. Alone there are always some. */
export function mixOf(options: Options, seats: number): Mix | null {
  const name = options.events === 'default' ? (seats === 1 ? 'balanced' : 'none') : String(options.events);
  return name === 'custom' ? (SIGNALS.map((signal) => Number(options[`${signal}_events`])) as Mix) : (NAMED[name] ?? null);
}

/** How many cards of each colour there are; some are for playing alone only. */
export const cardsOf = (alone: boolean): Mix =>
  SIGNALS.map((signal) => Object.values(EVENT_CARDS).filter((card) => card.signal === signal && (alone || !card.solo_only)).length) as Mix;

/** The whole deck with so many cards of one colour: what comes or goes is taken from the colour beside it, then from the other. */
export function withCount(mix: Mix, colour: number, count: number, alone: boolean): Mix {
  const most = cardsOf(alone);
  const next = [...mix] as Mix;
  next[colour] = Math.max(0, Math.min(most[colour]!, count));
  let missing = DECK - next[0] - next[1] - next[2];
  for (const other of [1, 2, 0].filter((one) => one !== colour)) {
    const after = Math.max(0, Math.min(most[other]!, next[other]! + missing));
    missing -= after - next[other]!;
    next[other] = after;
  }
  next[colour]! += missing;
  return next;
}

/** How hard it is, by the share of red over green. */
export const hardness = ([green, , red]: Mix): 'gentle' | 'balanced' | 'harsh' => {
  const [gentle, harsh] = [NAMED.gentle!, NAMED.harsh!].map(([light, , dark]) => dark - light);
  const third = (harsh! - gentle!) / 3;
  return red - green < gentle! + third ? 'gentle' : red - green < harsh! - third ? 'balanced' : 'harsh';
};
