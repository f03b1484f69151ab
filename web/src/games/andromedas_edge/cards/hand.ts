/** What a tactics card can be used for now, and when it could be otherwise (AE-17). */

import type { Message } from '$lib/api';
import { TACTICS } from '../content';
import type { Turn } from '../turn.svelte';
import type { EdgeAction } from '../view';
import { textsOf } from './texts';

export const usesOf = (turn: Turn, card: string): EdgeAction[] => turn.can('play', 'discard_card').filter((action) => action.card === card);

/** The lines of a card without their timing, which is told apart. */
export const effectOf = (card: string): Message[] => textsOf(card).map((line) => (line.params?.['what'] as Message | undefined) ?? line);

export const timingOf = (card: string): Message => ({ key: 'board-timing', params: { timing: TACTICS[card]!.modes[0]!.timing } });

export const kindOf = (card: string) => TACTICS[card]!.kind;
