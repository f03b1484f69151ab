/** What the rival did in its last turn, from the log (SE-12.4). */

import type { LogEntry } from '$lib/api';

const BEGINS = 'rival_card';
/** Told by the card itself, or of no interest here. */
const SILENT = [BEGINS, 'row'];

/** Its turn belongs to the step that ended mine. */
export function deedsOf(entries: LogEntry[]): LogEntry[] {
  const begin = entries.findLastIndex(({ event }) => event.type === BEGINS);
  if (begin < 0) return [];
  const { step } = entries[begin]!;
  return entries.slice(begin).filter((entry) => entry.step === step && !SILENT.includes(entry.event.type));
}
