/** The points that a new development brings at once: all leaders on its planet and next door (AE-10.3). */

import constants from '$starboard/games/andromedas_edge/content/constants.json';
import { PLANETS, REGIONS } from '../content';
import type { RegionView } from '../view';

export type Counted = { region: string; leaders: number };

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
/** Those of all players that nobody has recruited, and those inside a development. */
const leadersIn = ({ leaders, development, tile }: RegionView, built: boolean) =>
  sum(leaders) + (development !== null || built ? (PLANETS[tile]?.leaders ?? 0) : 0);

/** The regions that count for a development there, with their leaders; those of the new one are inside. */
export const counted = (regions: Record<string, RegionView>, planet: string): Counted[] =>
  [planet, ...REGIONS[planet]!.adjacent]
    .filter((id) => id in regions)
    .map((id) => ({ region: id, leaders: leadersIn(regions[id]!, id === planet) }))
    .filter(({ leaders }) => leaders > 0);

export const MOST: number = constants.placement_vp_max;
export const pointsOf = (all: Counted[]): number => Math.min(MOST, sum(all.map(({ leaders }) => leaders)));
