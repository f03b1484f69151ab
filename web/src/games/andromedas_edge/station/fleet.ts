/** Where the ships of a type are, one by one, and what may be asked of the type. */

import { UPGRADES } from '../content';
import type { Turn } from '../turn.svelte';
import type { EdgeAction, HullView, Ship } from '../view';

export type Where = 'bay' | 'map' | 'docked' | 'barge' | 'wreck' | 'settled' | 'unbuilt';
const WHERE: Where[] = ['bay', 'docked', 'barge', 'wreck', 'settled', 'unbuilt'];
const placeOf = (place: string): Where => WHERE.find((one) => one === place) ?? 'map';
const ORDER: Where[] = ['bay', 'docked', 'map', 'barge', 'wreck', 'settled', 'unbuilt'];

/** Every ship of the type by where it is: ready ones first. */
export const pips = ({ places }: HullView): Where[] =>
  Object.entries(places)
    .flatMap(([place, count]) => Array.from({ length: count }, () => placeOf(place)))
    .sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));

/** Building, repairing and upgrading a type of ship, or choosing one of it. */
export function asked(turn: Turn, ship: Ship): EdgeAction[] {
  return [
    ...turn.can('build_ship', 'repair_ship', 'repair_shield', 'ship').filter((action) => action.ship === ship),
    ...turn.can('upgrade').filter(({ tile }) => UPGRADES[tile]?.ship === ship),
  ];
}
