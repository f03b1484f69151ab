/** The face of a card in parts: what it does now, its mission, its message, what it scores (SE-9.1). */

import type { Message } from '$lib/api';
import type { Printed } from '../content';
import type { CardContent } from '../types';

export type Box = { kind: 'mission' | 'message' | 'end'; lines: Message[]; slots: boolean };
export type Face = { effects: Message[]; box: Box | null };

/** What stands in the box of a card: on the card its colour says what a list has to say in words. */
function boxOf({ mission, message, end_game }: CardContent): { kind: Box['kind']; key: string; count: number } | null {
  if (mission?.slots?.length) return { kind: 'mission', key: 'board-slot', count: mission.slots.length };
  if (mission) return { kind: 'mission', key: 'board-mission', count: 1 };
  if (message) return { kind: 'message', key: 'board-message', count: 1 };
  return end_game ? { kind: 'end', key: 'board-end', count: 1 } : null;
}

/** The last lines of what a card says are those of its box. */
export function faceOf(printed: Printed, card: string): Face {
  const content = printed.cards[card]!;
  const lines = printed.textsOf(card);
  const box = boxOf(content);
  if (!box) return { effects: lines, box: null };
  return {
    effects: lines.slice(0, -box.count),
    box: {
      kind: box.kind,
      lines: lines.slice(-box.count).map(({ params }) => ({ key: box.key, params })),
      slots: Boolean(content.mission?.slots?.length),
    },
  };
}

/** The symbol of an income: credit, energy, card, or what a species pays. */
export const incomeIcon = (income: string) => (income === 'credit' ? 'credits' : income);
