import type { LogEntry, Log } from './api';

/** The log after news: what stood from `news.from` on is forgotten, the new entries follow. */
export function mergeLog(entries: LogEntry[], news: Log): LogEntry[] {
  return [...entries.slice(0, news.from), ...news.entries];
}

/** Entries by round, newest round first and newest entry first in it. */
export function byRound(entries: LogEntry[]): { round: number; entries: LogEntry[] }[] {
  const rounds: { round: number; entries: LogEntry[] }[] = [];
  for (const entry of entries.toReversed()) {
    const last = rounds.at(-1);
    if (last?.round === entry.round) last.entries.push(entry);
    else rounds.push({ round: entry.round, entries: [entry] });
  }
  return rounds;
}
