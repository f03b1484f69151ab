/** What a tactics card can be used for now, and when it could be otherwise (AE-17). */

import type { Message } from '$lib/api';
import { TACTICS } from '../content';
import type { Turn } from '../turn.svelte';
import type { EdgeAction } from '../view';

export const usesOf = (turn: Turn, card: string): EdgeAction[] => turn.can('play', 'discard_card').filter((action) => action.card === card);

export const timingOf = (card: string): Message => ({ key: 'board-timing', params: { timing: TACTICS[card]!.modes[0]!.timing } });

export const kindOf = (card: string) => TACTICS[card]!.kind;
