/** Which sign and colour stand for a player. */

import { NEUTRAL } from './content';
import type { SetiView } from './types';

const RIVAL_SIGN = 2;

/** Seats have their own; the rival of a solo match never gets amber's neighbour. */
export function signOf(view: Pick<SetiView, 'rival'>, player: number): number {
  return view.rival && player === 1 ? RIVAL_SIGN : player;
}

/** The colour class of a player or a neutral marker. */
export const colourOf = (view: Pick<SetiView, 'rival'>, player: number) => (player === NEUTRAL ? 'k-neutral' : `seat-${signOf(view, player) + 1}`);
