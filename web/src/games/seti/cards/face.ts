/** The face of a card in parts: what it does now, its mission, its message, what it scores (SE-9.1). */

import type { Message } from '$lib/api';
import type { Printed } from '../content';

export type Box = { kind: 'mission' | 'message' | 'end'; lines: Message[]; slots: boolean };
export type Face = { effects: Message[]; box: Box | null };

/** On a card the box says by its colour what a list has to say in words. */
const BOXED: Record<string, { kind: Box['kind']; key: string }> = {
  'text-slot': { kind: 'mission', key: 'board-slot' },
  'text-mission': { kind: 'mission', key: 'board-mission' },
  'text-message': { kind: 'message', key: 'board-message' },
  'text-end-game': { kind: 'end', key: 'board-end' },
  'text-secret': { kind: 'end', key: 'board-end' },
};

export function faceOf(printed: Printed, card: string): Face {
  const lines = printed.textsOf(card);
  const boxed = lines.filter(({ key }) => key in BOXED);
  if (!boxed.length) return { effects: lines, box: null };
  return {
    effects: lines.filter((line) => !boxed.includes(line)),
    box: {
      kind: BOXED[boxed[0]!.key]!.kind,
      lines: boxed.map(({ key, params }) => ({ key: BOXED[key]!.key, params })),
      slots: boxed[0]!.key === 'text-slot',
    },
  };
}

/** The symbol of an income: credit, energy, card, or what a species pays. */
export const incomeIcon = (income: string) => (income === 'credit' ? 'credits' : income);
