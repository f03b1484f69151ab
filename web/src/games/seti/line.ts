/** Sentences with symbols inside: gains are shown as a number and a sign, everything else stays words. */

import type { Message } from '$lib/api';
import { capital } from '$lib/words';

export type Piece = { text: string } | { icon: string; count: string };

// Signs are fenced by characters that no text holds, and so found again in the sentence.
const OPEN = '\uE000';
const CLOSE = '\uE001';
const FENCED = new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}`);

/** The sign that stands for a part of a sentence. */
function sign({ params }: Message): string | null {
  return params?.['sign'] === undefined ? null : `${params['sign']}:${params['amount'] ?? ''}`;
}

/** The message with signs in the place of gains. */
export function withSigns(message: Message): Message {
  const params = Object.entries(message.params ?? {}).map(([name, param]) => {
    if (typeof param !== 'object' || !('key' in param)) return [name, param] as const;
    const shown = sign(param);
    return [name, shown === null ? withSigns(param) : `${OPEN}${shown}${CLOSE}`] as const;
  });
  return { key: message.key, params: Object.fromEntries(params) };
}

export function pieces(sentence: string): Piece[] {
  return capital(sentence)
    .split(FENCED)
    .map((part, i) => {
      if (i % 2 === 0) return { text: part };
      const [icon, count] = part.split(':') as [string, string];
      return { icon, count };
    })
    .filter((piece) => !('text' in piece) || piece.text !== '');
}
