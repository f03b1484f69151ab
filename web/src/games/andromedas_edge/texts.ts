/** What the rules say about everything printed, a line per part: made from the contents. */

import components from '$starboard/games/andromedas_edge/cards/text/components.json';
import type { Message } from '$lib/api';

const TEXTS = components as unknown as Record<string, Message[]>;

export const textsOf = (id: string): Message[] => TEXTS[id] ?? [];
