/** Ships and raiders on their way over the map, as the log tells. */

import type { LogEntry } from '$lib/api';
import type { Printed } from '../content';
import type { EdgeView } from '../types';
import { centre, nearest, posts, WIDTH, type Point } from './geometry';

export const FLIGHT_MS = 280;

type Spot = { region: string };
export type Flight = { id: string; from: Point; to: Point } & ({ seat: number; ship: string } | { seat: null; raider: string });

/** Where a launch seems to come from: the nearest ship of its owner, or the edge of the map for the first. */
function origin(printed: Printed, view: EdgeView, seat: number, to: string): Point {
  const from = nearest(
    printed,
    posts(printed, view.players[seat]!.fleet).filter((post) => post !== to),
    to,
  );
  return from ? centre(printed, from) : [WIDTH / 2, 0];
}

function flightOf({ event, seat }: LogEntry, id: string, printed: Printed, view: EdgeView): Flight | null {
  const { ship, raider, start, to, region } = event as { ship?: string; raider?: string; start?: Spot; to?: Spot; region?: Spot };
  if (event.type === 'launched')
    return { id, seat: seat!, ship: ship!, from: origin(printed, view, seat!, region!.region), to: centre(printed, region!.region) };
  if (event.type === 'ship_moved') return { id, seat: seat!, ship: ship!, from: centre(printed, start!.region), to: centre(printed, to!.region) };
  if (event.type === 'raider_moved') return { id, seat: null, raider: raider!, from: centre(printed, start!.region), to: centre(printed, to!.region) };
  return null;
}

/** What has flown in these entries, which came after `before` others. */
export const flightsOf = (printed: Printed, entries: LogEntry[], before: number, view: EdgeView): Flight[] =>
  entries.map((entry, i) => flightOf(entry, String(before + i), printed, view)).filter((flight) => flight !== null);
