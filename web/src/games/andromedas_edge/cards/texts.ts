/** What everything printed says in words, a line per part: made from the contents. */

import components from '$starboard/games/andromedas_edge/cards/text/components.json';
import type { Message } from '$lib/api';
import { capital } from '$lib/words';
import type { Original } from '../view';

const TEXTS = components as unknown as Record<string, Message[]>;

const textsOf = (id: string): Message[] => TEXTS[id] ?? [];

/** The lines of a component in the reader's language. */
export const linesOf = (id: string, t: (message: Message) => string): string[] => textsOf(id).map((line) => capital(t(line)));

/** Says of a component whose values were written for this project that they are not official. */
export const originOf = ({ original }: { original: Original }, t: (message: Message) => string): string[] =>
  original === 'no' ? [] : [capital(t({ key: 'table-original', params: { original } }))];
