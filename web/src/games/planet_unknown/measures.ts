/** How a tile changes what objectives between neighbours count (PU-14): the server counts, this tells beforehand. */

import type { Measure } from './content';
import { key, Land } from './land';
import type { Spot } from './placing';
import { faceOf, moved, tileOf } from './tiles';
import type { Square, Terrain } from './view';

function symbols(land: Land, terrain: Terrain): Square[] {
  return land.player.pieces.flatMap(({ tile, turn, at }) => {
    const shown = moved(faceOf(tile, turn).symbols, at);
    return shown.filter((_, i) => tileOf(tile).terrains[i] === terrain);
  });
}

function areas(land: Land, terrain: Terrain): Square[][] {
  const left = new Set([...land.terrain].filter(([, one]) => one === terrain).map(([index]) => index));
  const found: Square[][] = [];
  for (const index of left) {
    const area = land.area([[index % 12, Math.floor(index / 12)]], terrain);
    for (const square of area) left.delete(key(square));
    found.push(area);
  }
  return found;
}

function measured(land: Land, { metric, terrain }: Measure): number {
  if (!terrain) return 0;
  if (metric === 'resources_on_planet') return symbols(land, terrain).length;
  if (metric === 'resources_on_edge') return symbols(land, terrain).filter((square) => land.isEdge(square)).length;
  if (metric === 'number_of_areas') return areas(land, terrain).length;
  return metric === 'largest_area' ? Math.max(0, ...areas(land, terrain).map((area) => area.length)) : 0;
}

/** By how much the count changes when the tile lies there. */
export function change(land: Land, { tile, turn, at }: Spot, measure: Measure): number {
  const after = new Land({ ...land.player, pieces: [...land.player.pieces, { tile, turn, at }] });
  return measured(after, measure) - measured(land, measure);
}
