/** What a tactics card can be used for now, and when it could be otherwise (AE-17). */

import type { Message } from '$lib/api';
import { TACTICS } from '../content';
import type { Turn } from '../turn.svelte';
import type { EdgeAction } from '../view';

/** The spots of a card: to be played, or discarded. */
export const usesOf = (turn: Turn, card: string): EdgeAction[] => [...turn.at(`own card ${card}`), ...turn.at(`card ${card}`)];

export const timingOf = (card: string): Message => ({ key: 'board-timing', params: { timing: TACTICS[card]!.modes[0]!.timing } });

export const kindOf = (card: string) => TACTICS[card]!.kind;
