/** A planet as it lies now: ground, pieces and terrain by square (PU-5, PU-8.6). */

import { moved } from './tiles';
import type { Printed } from './content';
import type { PlanetContent, PlayerView, Square, Terrain } from './types';

export const SIDE = 12;
export const key = ([x, y]: Square): number => y * SIDE + x;
export const same = (one: Square, other: Square): boolean => one[0] === other[0] && one[1] === other[1];
export const on = ([x, y]: Square): boolean => x >= 0 && y >= 0 && x < SIDE && y < SIDE;
export const beside = ([x, y]: Square): Square[] =>
  (
    [
      [x + 1, y],
      [x - 1, y],
      [x, y + 1],
      [x, y - 1],
    ] as Square[]
  ).filter(on);
export const ALL: Square[] = [...Array(SIDE * SIDE).keys()].map((i) => [i % SIDE, Math.floor(i / SIDE)]);

export class Land {
  readonly board: PlanetContent;
  readonly covered = new Set<number>();
  readonly terrain = new Map<number, Terrain>();

  constructor(
    readonly printed: Printed,
    readonly player: PlayerView,
  ) {
    const { tiles } = printed;
    this.board = printed.planets[player.planet]!;
    for (const piece of player.pieces) {
      for (const square of tiles.squares(piece)) this.covered.add(key(square));
      const { sections } = tiles.face(piece.tile, piece.turn);
      tiles.of(piece.tile).terrains.forEach((terrain, i) => {
        for (const square of moved(sections[i]!, piece.at)) this.terrain.set(key(square), terrain);
      });
    }
    for (const square of player.patches) {
      this.covered.add(key(square));
      this.terrain.set(key(square), 'biomass');
    }
    for (const square of this.board.features.electric ?? []) if (!this.covered.has(key(square))) this.terrain.set(key(square), 'energy');
  }

  sign([x, y]: Square): string {
    return this.board.grid[y]?.[x] ?? '.';
  }
  isSquare(square: Square): boolean {
    return 'LI'.includes(this.sign(square));
  }
  isIce(square: Square): boolean {
    return this.sign(square) === 'I';
  }
  isCovered(square: Square): boolean {
    return this.covered.has(key(square));
  }
  terrainAt(square: Square): Terrain | null {
    return this.terrain.get(key(square)) ?? null;
  }

  /** Is a technology in force that does this? */
  knows(op: string): boolean {
    const { corporation, technologies } = this.player;
    return this.printed.corporations[corporation]!.technologies.some(
      ({ level, effects }) => technologies.includes(level) && effects.some((effect) => effect.op === op),
    );
  }

  /** Squares with a side outside the planet; holes and an empty centre make no edge (PU-5.2). */
  isEdge(square: Square): boolean {
    if (!this.isSquare(square)) return false;
    const [x, y] = square;
    if (this.board.edge === 'border') return x === 0 || y === 0 || x === SIDE - 1 || y === SIDE - 1;
    const around: Square[] = [
      [x + 1, y],
      [x - 1, y],
      [x, y + 1],
      [x, y - 1],
    ];
    return around.some((other) => this.sign(other) === '.' || (this.sign(other) === 'H' && this.board.edge === 'all'));
  }

  /** Squares of one terrain that hang together with these. */
  area(start: Square[], terrain: Terrain): Square[] {
    const found = new Map(start.map((square) => [key(square), square]));
    for (const square of found.values())
      for (const other of beside(square)) if (this.terrainAt(other) === terrain && !found.has(key(other))) found.set(key(other), other);
    return [...found.values()];
  }
}
