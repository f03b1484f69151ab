/** The event deck of a table: how many green, orange and red cards (PU-15.3). */

import type { Options } from '$lib/api';
import type { Printed } from './content';
import { SIGNALS, type ListedDecks } from './types';

export type Mix = [green: number, orange: number, red: number];

/** The decks for so many players. */
const decksFor = ({ decks }: Printed, seats: number): ListedDecks => decks.find((one) => one.seats.includes(seats))!;

/** What an option of the table stands for; null: no events. */
export function mixOf(printed: Printed, options: Options, seats: number): Mix | null {
  if (options.events === 'custom') return SIGNALS.map((signal) => Number(options[`${signal}_events`])) as Mix;
  return decksFor(printed, seats).named[String(options.events)] ?? null;
}

/** The most cards of each colour that a deck may have. */
export const mostOf = (printed: Printed, seats: number): number[] =>
  SIGNALS.map((_, colour) => Math.max(...decksFor(printed, seats).mixes.map((mix) => mix[colour]!)));

/** The deck with so many cards of one colour, or nearly so, that is nearest to this one; the colours beside it give way first. */
export function withCount(printed: Printed, mix: Mix, colour: number, count: number, seats: number): Mix {
  const far = colour === 0 ? 2 : 0;
  const changes = (other: Mix) => other.map((cards, i) => Math.abs(cards - (i === colour ? count : mix[i]!)));
  const costs = (other: Mix) => {
    const by = changes(other);
    return by[colour]! * 10_000 + (by[0]! + by[1]! + by[2]!) * 100 + by[far]!;
  };
  return decksFor(printed, seats).mixes.reduce((best, other) => (costs(other) < costs(best) ? other : best));
}

/** What a mix is called: one that the players made has no name. */
export const nameOf = ({ mixes }: Printed, mix: Mix): string => Object.keys(mixes).find((name) => String(mixes[name]) === String(mix)) ?? 'custom';
