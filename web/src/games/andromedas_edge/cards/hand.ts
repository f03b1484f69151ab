/** What a tactics card can be used for now, and when it could be otherwise (AE-17). */

import type { Message } from '$lib/api';
import type { Printed } from '../content';
import type { Turn } from '../turn.svelte';
import type { EdgeAction, TacticContent } from '../types';

/** The spots of a card: to be played, or discarded. */
export const usesOf = (turn: Turn, card: string): EdgeAction[] => [...turn.at(`own card ${card}`), ...turn.at(`card ${card}`)];

export const timingOf = ({ tactics }: Printed, card: string): Message => ({ key: 'board-timing', params: { timing: tactics[card]!.modes[0]!.timing } });

export const kindOf = ({ tactics }: Printed, card: string): TacticContent['kind'] => tactics[card]!.kind;
