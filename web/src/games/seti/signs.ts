/** Which sign and colour stand for a player. */

import type { SetiView } from './types';

const RIVAL_SIGN = 2;

export const isRival = ({ rival }: Pick<SetiView, 'rival'>, player: number): boolean => rival?.player === player;

/** A marker that belongs to nobody. */
export const isNeutral = ({ players }: Pick<SetiView, 'players'>, owner: number): boolean => players[owner] === undefined;

/** Seats have their own; the rival of a solo match never gets amber's neighbour. */
export const signOf = (view: Pick<SetiView, 'rival'>, player: number): number => (isRival(view, player) ? RIVAL_SIGN : player);

/** The colour class of a player or a neutral marker. */
export const colourOf = (view: Pick<SetiView, 'players' | 'rival'>, owner: number) =>
  isNeutral(view, owner) ? 'k-neutral' : `seat-${signOf(view, owner) + 1}`;
