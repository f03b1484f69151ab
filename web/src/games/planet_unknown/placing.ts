/** Why a tile does not fit, and what it would bring: told before it is placed (PU-5, PU-8). The server decides. */

import type { Message } from '$lib/api';
import { ALL, beside, key, type Land } from './land';
import { moved } from './tiles';
import { slotOf } from './tracks';
import { TRACKS, type AnyPlanetRule, type EventEffect, type Place, type Square, type Terrain, type Track } from './types';

export type Reason = { text: Message; rule: string };
export type Spot = { tile: string; turn: number; at: Square; asEnergy?: boolean };

const because = (name: string, rule: string): Reason => ({ text: { key: `refused-${name}` }, rule });

/** The basic rules (PU-5.1) and what forbids the tile beside them (PU-5.6). */
export type Verdict = { broken: Reason | null; waivable: Reason | null };

export function judge(land: Land, spot: Spot, event: string | null): Verdict {
  return { broken: basic(land, spot), waivable: restricted(land, spot, event) };
}

function basic(land: Land, { tile, turn, at }: Spot): Reason | null {
  const squares = moved(land.printed.tiles.face(tile, turn).cells, at);
  if (!squares.every((square) => land.isSquare(square))) return because('border', 'PU-5.1');
  if (squares.some((square) => land.isCovered(square))) return because('layer', 'PU-5.1');
  if (!land.covered.size) {
    const pit = land.board.features.pit;
    const first = squares.some((square) => (pit ? pit.some((one) => key(one) === key(square)) : land.isEdge(square)));
    return first ? null : because('first', pit ? 'PU-19.9' : 'PU-5.1');
  }
  const touches = squares.some((square) => beside(square).some((other) => land.isCovered(other)));
  return touches || ignoresAdjacency(land, tile) ? null : because('adjacency', 'PU-5.1');
}

function ignoresAdjacency(land: Land, tile: string): boolean {
  if (!land.knows('ignore_adjacency')) return false;
  return land.player.corporation !== 'horizon_group' || land.printed.tiles.of(tile).terrains.includes('rover');
}

type Rule = AnyPlanetRule | EventEffect;
type Check = (land: Land, spot: Spot, squares: Square[], rule: Rule) => boolean;

const CHECKS: Record<string, [check: Check, key: string, rule: string]> = {
  single_ground: [(land, _, squares) => new Set(squares.map((square) => land.sign(square))).size > 1, 'single-ground', 'PU-19.2'],
  symbol_zone: [inForbiddenZone, 'symbol-zone', 'PU-19.3'],
  ring_anchor: [(land, _, squares) => squares.every((square) => land.board.features.ring!.some((one) => key(one) === key(square))), 'ring', 'PU-19.6'],
  chasm_tile: [(land, _, squares) => new Set(squares.map(([x, y]) => land.board.chasm!.sides[y]![x])).size > 1, 'chasm', 'PU-19.7'],
  slide_in: [cannotSlide, 'slide', 'PU-19.10'],
  no_matching_neighbours: [touchesItsLike, 'matching', 'PU-16.6'],
};

function restricted(land: Land, spot: Spot, event: string | null): Reason | null {
  const squares = moved(land.printed.tiles.face(spot.tile, spot.turn).cells, spot.at);
  const ofEvent = event ? land.printed.events[event]!.effects : [];
  for (const rule of [...land.board.special_rules, ...ofEvent]) {
    if ('applies_to' in rule && !rule.applies_to.includes('tile')) continue;
    if (rule.op === 'tile_ground') {
      const closed = (square: Square) => (rule.ground === 'ice' ? land.isIce(square) : land.isEdge(square));
      if (squares.some(closed)) return because(rule.ground, 'PU-16.7');
    }
    const [check, name, cited] = CHECKS[rule.op] ?? [];
    if (check?.(land, spot, squares, rule)) return because(name!, cited!);
  }
  return null;
}

function inForbiddenZone(land: Land, { tile, turn, at }: Spot, __: Square[], rule: Rule): boolean {
  if (rule.op !== 'symbol_zone') return false;
  const symbols = moved(land.printed.tiles.face(tile, turn).symbols, at);
  return land.printed.tiles.of(tile).terrains.some((terrain, i) => {
    const [x, y] = symbols[i]!;
    return rule.zones.some((zone) => zone.resource === terrain && x >= zone.x[0] && x <= zone.x[1] && y >= zone.y[0] && y <= zone.y[1]);
  });
}

function cannotSlide(land: Land, _: Spot, squares: Square[]): boolean {
  const ways: Square[] = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ];
  return !ways.some((way) => moved(squares, way).every((square) => !land.isCovered(square)));
}

function touchesItsLike(land: Land, { tile, turn, at }: Spot): boolean {
  const { sections } = land.printed.tiles.face(tile, turn);
  return land.printed.tiles
    .of(tile)
    .terrains.some((terrain, i) => moved(sections[i]!, at).some((square) => beside(square).some((other) => land.terrainAt(other) === terrain)));
}

/** What placing brings: trackers that climb, lines, losses. */
export type Gain =
  | { kind: 'track'; track: Track; steps: number; to: string | null; medals: number }
  | { kind: 'still'; track: Track }
  | { kind: 'energy'; tracks: Track[] }
  | { kind: 'line'; line: 'row' | 'column'; number: number; medals: number }
  | { kind: 'meteorite' | 'lifepod' | 'rover' | 'city' };

export function gains(land: Land, spot: Spot): Gain[] {
  const { tile, turn, at } = spot;
  const face = land.printed.tiles.face(tile, turn);
  const squares = moved(face.cells, at);
  const sections = face.sections.map((section) => moved(section, at)) as [Square[], Square[]];
  const { terrains } = land.printed.tiles.of(tile);
  const result = terrains.map((terrain, i) => resource(land, spot, terrain, terrains[1 - i]!, sections[i]!, squares));
  const lost = (list: Square[]) => list.filter((square) => squares.some((one) => key(one) === key(square)));
  result.push(...lost(land.player.lifepods).map((): Gain => ({ kind: 'lifepod' })));
  result.push(...lost(land.player.rovers.map((rover) => rover.at)).map((): Gain => ({ kind: 'rover' })));
  result.push(...lost(land.board.features.city ?? []).map((): Gain => ({ kind: 'city' })));
  const falls = face.meteor && !land.knows('no_meteorites') ? moved([face.meteor], at)[0]! : null;
  result.push(...lines(land, squares, falls));
  if (falls) result.push({ kind: 'meteorite' });
  return result;
}

function resource(land: Land, spot: Spot, terrain: Terrain, other: Terrain, section: Square[], tile: Square[]): Gain {
  if (terrain === 'energy' || (terrain === 'tech' && spot.asEnergy)) return { kind: 'energy', tracks: energyTracks(land, other, section, tile) };
  const steps = stepsOf(land, terrain, section);
  if (!steps) return { kind: 'still', track: terrain };
  const { next, medals } = land.player.trackers.find((tracker) => tracker.track === terrain)!;
  const to = next[0] ?? null;
  return { kind: 'track', track: terrain, steps, to, medals: to ? Math.max(0, medalAt(land, to) - medals) : 0 };
}

function medalAt({ player, printed }: Land, slot: string): number {
  const { track, level } = slotOf(slot);
  return printed.corporations[player.corporation]!.tracks[track].find((one) => one.level === level)?.medal ?? 0;
}

function stepsOf(land: Land, track: Track, section: Square[]): number {
  const special = land.printed.corporations[land.player.corporation]!.special_rules.flatMap((rule) => rule.effects.map(({ op }) => op));
  if (track === 'water') {
    const ice = section.filter((square) => land.isIce(square)).length;
    if (special.includes('water_steps_per_ice_square')) return ice;
    return ice ? (land.knows('water_steps') ? 2 : 1) : 0;
  }
  if (track === 'biomass' && special.includes('biomass_needs_expansion'))
    return section.some((square) => beside(square).some((one) => land.terrainAt(one) === 'biomass')) ? 1 : 0;
  return 1;
}

/** The tile's other resource, and every section that touches the energy area (PU-8.3). */
function energyTracks(land: Land, other: Terrain, section: Square[], tile: Square[]): Track[] {
  const area = land.area(section, 'energy');
  const patches = new Set(land.player.patches.map(key));
  const around = area.flatMap(beside).filter((square) => !patches.has(key(square)) && !tile.some((one) => key(one) === key(square)));
  const found = new Set([other, ...around.map((square) => land.terrainAt(square))]);
  return TRACKS.filter((track) => found.has(track));
}

/** Rows and columns that the squares complete; a meteorite keeps a line open (PU-13.2). */
function lines(land: Land, squares: Square[], meteorite: Square | null): Gain[] {
  const { board, player } = land;
  const rocks = [...player.meteorites, ...(meteorite ? [meteorite] : [])];
  const complete = (axis: 0 | 1, index: number) => {
    const line = ALL.filter((square) => square[axis] === index && land.isSquare(square));
    const filled = (square: Square) => land.isCovered(square) || squares.some((one) => key(one) === key(square)) || land.terrainAt(square) === 'energy';
    return squares.some((square) => square[axis] === index) && line.every(filled) && !rocks.some((rock) => rock[axis] === index);
  };
  const found: Gain[] = [];
  for (const index of ALL.slice(0, 12).map(([x]) => x)) {
    if (complete(1, index)) found.push({ kind: 'line', line: 'row', number: index + 1, medals: board.row_medals[index]! });
    if (complete(0, index)) found.push({ kind: 'line', line: 'column', number: index + 1, medals: board.column_medals[index]! });
  }
  return found;
}

export const spotOf = (tile: string, { turn, at, as_energy }: Place): Spot => ({ tile, turn, at, asEnergy: as_energy });
