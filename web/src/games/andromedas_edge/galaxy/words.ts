/** A region in words. */

import type { Message } from '$lib/api';
import type { Printed } from '../content';
import type { Turn } from '../turn.svelte';
import type { RegionView } from '../types';

/** What kind of region it is: for a planet its type. */
export function kindWords({ planets }: Printed, { kind, tile }: RegionView): Message {
  const planet = planets[tile];
  return planet
    ? { key: 'table-planet', params: { track: planet.type } }
    : { key: 'table-kind', params: { kind: kind === 'special' ? tile.split('_')[0]! : kind } };
}

/** Its name, its kind, and how much is there. */
export function regionWords(printed: Printed, turn: Turn, region: RegionView): Message {
  const ships = region.ships.reduce((sum, { count }) => sum + count, 0);
  return {
    key: 'table-region',
    params: { region: turn.regionName(region.id), kind: kindWords(printed, region), moons: region.moons, ships, raiders: region.raiders.length },
  };
}
