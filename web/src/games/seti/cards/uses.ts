/** What can be done with a card now, and why the rest can't (SE-9.2). */

import type { Barred } from '$lib/api';
import type { Turn } from '../turn.svelte';
import type { CardUse, SetiAction } from '../types';

export type CardAction = Extract<SetiAction, { card: string; start?: never; slot?: never; sample?: never }>;

const OF_CARDS = ['play', 'corner', 'buy', 'secret', 'card'];
const isOfCard = (action: SetiAction): action is CardAction => OF_CARDS.includes(action.type);

export const usesOf = ({ legal }: Turn, card: string): CardAction[] => legal.filter(isOfCard).filter((action) => action.card === card);

/** The open decision is about cards: a click answers it. */
export const answerOf = (turn: Turn, card: string): CardAction | null => usesOf(turn, card).find(({ type }) => type === 'card' || type === 'secret') ?? null;

const GLOW: Partial<Record<CardUse, 'corner' | 'sector' | 'income'>> = { tuck: 'income', income: 'income', signal: 'sector', corner: 'corner' };

/** The part of the card that the open decision is about. */
export function glowOf(turn: Turn, card: string): 'corner' | 'sector' | 'income' | null {
  const answer = answerOf(turn, card);
  return answer?.type === 'card' ? (GLOW[answer.use] ?? null) : null;
}

/** Why a card of the hand can't be played now; null: it can. */
export function whyNot(turn: Turn, card: string): Barred | null {
  if (usesOf(turn, card).some(({ type }) => type === 'play')) return null;
  return turn.session.foresee({ type: 'play', card })?.barred ?? turn.view.why['play'] ?? null;
}
