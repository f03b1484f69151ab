/** What an event did, read from the log (AE-16.3). */

import type { LogEntry } from '$lib/api';

export type Share = { space: number; damaged: number; points: number };
/** `shares` by seat; `raiders` and `effects`: what the card brought, in order; `over`: the marker is back. */
export type Eventful = { shares: Share[]; raiders: LogEntry[]; effects: LogEntry[]; over: boolean };

const OVER = ['marker', 'turn_begun', 'game_over'];
const RAIDERS = ['raider_placed', 'raider_moved'];

export function eventful(entries: LogEntry[], event: string): Eventful {
  const start = entries.findLastIndex((entry) => entry.event.type === 'event_revealed' && entry.event['event'] === event);
  const after = entries.slice(start + 1);
  const end = after.findIndex((entry) => OVER.includes(entry.event.type));
  const during = end < 0 ? after : after.slice(0, end);
  const shares = (entries[start]?.event['shares'] ?? []) as Share[];
  const scores = shares.filter(({ points }) => points > 0).length;
  const scored = during.filter(({ event: { type } }) => type === 'scored').slice(0, scores);
  return {
    shares,
    raiders: during.filter(({ event: { type } }) => RAIDERS.includes(type)),
    effects: during.filter((entry) => !RAIDERS.includes(entry.event.type) && !scored.includes(entry)),
    over: end >= 0,
  };
}
