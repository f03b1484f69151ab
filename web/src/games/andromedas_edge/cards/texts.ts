/** What everything printed says in words, a line per part: made from the contents. */

import components from '$starboard/games/andromedas_edge/cards/text/components.json';
import type { Message } from '$lib/api';

const TEXTS = components as unknown as Record<string, Message[]>;

export const textsOf = (id: string): Message[] => TEXTS[id] ?? [];

/** A sentence begins with a capital letter, whatever part of it comes first. */
export const capital = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());

/** The lines of a component in the reader's language. */
export const linesOf = (id: string, t: (message: Message) => string): string[] => textsOf(id).map((line) => capital(t(line)));
