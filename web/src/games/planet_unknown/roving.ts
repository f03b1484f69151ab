/** Where rovers can go, and by which way (PU-9). The server decides each step. */

import { beside, key, on, type Land } from './land';
import type { Square } from './types';

export type Way = { to: Square; path: Square[]; cost: number };

function steps(land: Land, from: Square): Square[] {
  const { chasm } = land.board;
  const side = ([x, y]: Square) => chasm?.sides[y]![x];
  const straight = beside(from).filter((to) => side(to) === side(from));
  if (!land.knows('diagonal_moves')) return straight;
  const [x, y] = from;
  const corners = (
    [
      [x + 1, y + 1],
      [x + 1, y - 1],
      [x - 1, y + 1],
      [x - 1, y - 1],
    ] as Square[]
  ).filter(on);
  const bridged = (to: Square) => chasm?.crossings.some((pair) => [from, to].every((one) => pair.some((end) => key(end) === key(one))));
  return [...straight, ...corners.filter((to) => side(to) === side(from) || bridged(to))];
}

/** Every square within the points left, with a shortest way; forbidden ground has none (PU-9.2). */
export function waysFrom(land: Land, start: Square, event: string | null): Way[] {
  const { player, board } = land;
  const banned = (event ? land.printed.events[event]!.effects : []).find((effect) => effect.op === 'rover_terrain')?.terrain;
  const taken = new Set(player.rovers.map((rover) => key(rover.at)));
  const toxic = new Set((board.features.toxic ?? []).filter((square) => !land.isCovered(square)).map(key));
  const open = (square: Square) =>
    land.isSquare(square) && !taken.has(key(square)) && !toxic.has(key(square)) && (!banned || land.terrainAt(square) !== banned);
  const free = (square: Square) => land.knows('free_moves') && land.terrainAt(square) === 'energy';
  const found = new Map<number, Way>([[key(start), { to: start, path: [start], cost: 0 }]]);
  const queue = [found.get(key(start))!];
  while (queue.length) {
    const here = queue.shift()!;
    for (const to of steps(land, here.to)) {
      const cost = here.cost + (free(to) ? 0 : 1);
      if (!open(to) || cost > player.movement || (found.get(key(to))?.cost ?? Infinity) <= cost) continue;
      const way = { to, path: [...here.path, to], cost };
      found.set(key(to), way);
      queue.push(way);
    }
  }
  found.delete(key(start));
  return [...found.values()];
}
