/** What the last turn of the discs did: who was pushed or carried, what it brought, where Earth looks now (SE-4.4). */

import type { LogEntry } from '$lib/api';
import { whatIsAt } from '../flights';
import type { AnomalyView, SetiEvent, SetiView, Space } from '../types';

export type Push = { owner: number; what: string; publicity: number };
export type Report = { disc: number; star: string; pushes: Push[]; carried: { owner: number; count: number }[]; anomaly: AnomalyView | null };

type EventOf<T extends SetiEvent['type']> = Extract<SetiEvent, { type: T }>;

export const rotations = (entries: LogEntry[]): number => entries.filter(({ event }) => event.type === 'rotated').length;

/** Each push is told with the publicity that follows it; without a seat it is the rival's. */
function pushesAfter(entries: LogEntry[], begin: number, rival: number): { owner: number; to: Space; publicity: number }[] {
  const found: { owner: number; to: Space; publicity: number }[] = [];
  for (const { event, seat } of entries.slice(begin + 1)) {
    const last = found.at(-1);
    const owner = seat ?? rival;
    if (event.type === 'pushed') found.push({ owner, to: event['to'] as Space, publicity: 0 });
    else if (event.type === 'gained' && event['resource'] === 'publicity' && last?.owner === owner && !last.publicity) last.publicity = Number(event['amount']);
    else break;
  }
  return found;
}

/** `null` while no disc has turned. */
export function reportOf(entries: LogEntry[], view: SetiView): Report | null {
  const begin = entries.findLastIndex(({ event }) => event.type === 'rotated');
  if (begin < 0) return null;
  const told = entries[begin]!.event as EventOf<'rotated'>;
  const { system } = view;
  const pushes = pushesAfter(entries, begin, view.rival?.player ?? -1);
  const earth = system.spaces.map((ring) => ring.indexOf('earth')).find((sector) => sector >= 0)!;
  const carried = told.carried ?? [];
  return {
    disc: told.disc,
    star: system.stars[earth]!,
    pushes: pushes.map(({ owner, to, publicity }) => ({ owner, what: whatIsAt(view, to), publicity })),
    carried: carried.map((count, owner) => ({ owner, count })).filter(({ count }) => count > 0),
    anomaly: system.anomalies.find(({ sector }) => sector === earth) ?? null,
  };
}
