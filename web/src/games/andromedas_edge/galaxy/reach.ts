/** Distances on the map, and who would attack (AE-5, AE-13.3). */

import { REGIONS, SPECIALS } from '../content';
import type { EdgeView, HullView, Rank, RegionView } from '../view';

const isQuasar = ({ tile }: RegionView) => SPECIALS[tile]?.kind === 'quasar';

/** Steps from the nearest of some regions to each other one; nobody passes quasars, and nebulae only those with hyperdrive. */
export function steps(view: EdgeView, from: string[], hyperdrive: boolean): Record<string, number> {
  const open = new Set(view.regions.filter((region) => !isQuasar(region) && (hyperdrive || region.kind !== 'nebula')).map(({ id }) => id));
  const found: Record<string, number> = Object.fromEntries(from.map((id) => [id, 0]));
  let front = from;
  for (let distance = 1; front.length; distance++) {
    const next = new Set(front.flatMap((id) => REGIONS[id]!.adjacent).filter((id) => open.has(id) && !(id in found)));
    for (const id of next) found[id] = distance;
    front = [...next];
  }
  return found;
}

/** Classes of raiders of which one would attack a ship that comes there; with one of class S all of them come. */
export function attackers(view: EdgeView, region: RegionView): Rank[] {
  const there = region.raiders[0];
  if (there && there !== 'S') return [];
  return view.raiders
    .filter(
      ({ rank, regions, range }) =>
        (!there || rank === 'S') && regions.some((from) => from !== region.id && (steps(view, [from], true)[region.id] ?? 99) <= range),
    )
    .map(({ rank }) => rank);
}

/** Others with ships there, who would have to be fought: never the partner (AE-21.8). */
export const rivals = (region: RegionView, seat: number, partner: number | null): number[] => [
  ...new Set(region.ships.map((ship) => ship.seat).filter((other) => other !== seat && other !== partner)),
];

/** Where a player's ships are on the map. */
export const posts = (fleet: HullView[]): string[] => [...new Set(fleet.flatMap(({ places }) => Object.keys(places)))].filter((place) => place in REGIONS);
