/** The event deck of a table: how many green, orange and red cards (PU-15.3). */

import type { Options } from '$lib/api';
import type { Printed } from './content';
import { SIGNALS } from './types';

export type Mix = [green: number, orange: number, red: number];

/** What an option of the table stands for; null: no events. Alone there are always some. */
export function mixOf({ mixes }: Printed, options: Options, seats: number): Mix | null {
  const name = options.events === 'default' ? (seats === 1 ? 'balanced' : 'none') : String(options.events);
  return name === 'custom' ? (SIGNALS.map((signal) => Number(options[`${signal}_events`])) as Mix) : ((mixes[name] as Mix) ?? null);
}

/** How many cards of each colour there are; some are for playing alone only. */
export const cardsOf = ({ events }: Printed, alone: boolean): Mix =>
  SIGNALS.map((signal) => Object.values(events).filter((card) => card.signal === signal && (alone || !card.solo_only)).length) as Mix;

/** The whole deck with so many cards of one colour: what comes or goes is taken from the colour beside it, then from the other. */
export function withCount(printed: Printed, mix: Mix, colour: number, count: number, alone: boolean): Mix {
  const most = cardsOf(printed, alone);
  const next = [...mix] as Mix;
  next[colour] = Math.max(0, Math.min(most[colour]!, count));
  let missing = printed.setup.event_cards - next[0] - next[1] - next[2];
  for (const other of [1, 2, 0].filter((one) => one !== colour)) {
    const after = Math.max(0, Math.min(most[other]!, next[other]! + missing));
    missing -= after - next[other]!;
    next[other] = after;
  }
  next[colour]! += missing;
  return next;
}

/** How hard it is, by the share of red over green. */
export const hardness = ({ mixes }: Printed, [green, , red]: Mix): 'gentle' | 'balanced' | 'harsh' => {
  const [gentle, harsh] = [mixes.gentle!, mixes.harsh!].map(([light, , dark]) => dark! - light!);
  const third = (harsh! - gentle!) / 3;
  return red - green < gentle! + third ? 'gentle' : red - green < harsh! - third ? 'balanced' : 'harsh';
};
