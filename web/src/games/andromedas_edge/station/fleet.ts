/** Where the ships of a type are, one by one. */

import type { HullView } from '../types';

type Where = 'bay' | 'map' | 'docked' | 'barge' | 'wreck' | 'settled' | 'unbuilt';
const WHERE: Where[] = ['bay', 'docked', 'barge', 'wreck', 'settled', 'unbuilt'];
const placeOf = (place: string): Where => WHERE.find((one) => one === place) ?? 'map';
const ORDER: Where[] = ['bay', 'docked', 'map', 'barge', 'wreck', 'settled', 'unbuilt'];

/** Every ship of the type by where it is: ready ones first. */
export const pips = ({ places }: HullView): Where[] =>
  Object.entries(places)
    .flatMap(([place, count]) => Array.from({ length: count }, () => placeOf(place)))
    .sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
