/** The event deck of a table: how many green, orange and red cards (PU-15.3). */

import type { Options } from '$lib/api';
import type { Printed } from './content';
import { SIGNALS } from './types';

export type Mix = [green: number, orange: number, red: number];

const supplyOf = ({ setup }: Printed, seats: number) => (seats === 1 ? setup.events.alone : setup.events.together);

/** What an option of the table stands for; null: no events. */
export function mixOf(printed: Printed, options: Options, seats: number): Mix | null {
  const name = options.events === 'default' ? supplyOf(printed, seats).default : String(options.events);
  return name === 'custom' ? (SIGNALS.map((signal) => Number(options[`${signal}_events`])) as Mix) : ((printed.mixes[name] as Mix) ?? null);
}

/** How many cards of each colour there are for so many players. */
export const cardsOf = (printed: Printed, seats: number): Mix => supplyOf(printed, seats).of_each_colour;

/** The whole deck with so many cards of one colour: what comes or goes is taken from the colour beside it, then from the other. */
export function withCount(printed: Printed, mix: Mix, colour: number, count: number, seats: number): Mix {
  const most = cardsOf(printed, seats);
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

/** What a mix is called: one that the players made has no name. */
export const nameOf = ({ mixes }: Printed, mix: Mix): string => Object.keys(mixes).find((name) => String(mixes[name]) === String(mix)) ?? 'custom';
