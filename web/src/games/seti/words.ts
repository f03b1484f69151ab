/** Owners in words. */

import type { Turn } from './turn.svelte';
import { isNeutral } from './signs';

/** The name of a marker's owner: a player, the rival, or nobody. */
export const ownerName = (turn: Turn, owner: number): string => (isNeutral(turn.view, owner) ? turn.session.t('board-neutral') : turn.nameOf(owner));
