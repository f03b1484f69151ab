/** How a tile changes what objectives count and the medals they give (PU-13.7, PU-13.8, PU-14): the server counts, this tells beforehand. */

import { ALL, key, Land, on } from './land';
import { gains, type Gain, type Spot } from './placing';
import { moved } from './tiles';
import { slotOf } from './tracks';
import type { Measure, ObjectiveView, PlanetView, PrivateView, Square, Terrain } from './types';

function symbols(land: Land, terrain: Terrain): Square[] {
  const { tiles } = land.printed;
  return land.player.pieces.flatMap(({ tile, turn, at }) => {
    const shown = moved(tiles.face(tile, turn).symbols, at);
    return shown.filter((_, i) => tiles.of(tile).terrains[i] === terrain);
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

/** Full blocks of one terrain, upright and lying (PU-14.4). */
function blocks(land: Land, terrain: Terrain, [short, long]: [number, number]): number {
  const full = (width: number, height: number) => {
    const block = ALL.filter(([x, y]) => x < width && y < height);
    return ALL.filter((corner) => moved(block, corner).every((square) => on(square) && land.terrainAt(square) === terrain)).length;
  };
  return short === long ? full(short, short) : full(short, long) + full(long, short);
}

function open(land: Land, ground: 'ice' | 'land'): number {
  const free = (square: Square) => !land.isCovered(square) && land.terrainAt(square) !== 'energy';
  return ALL.filter((square) => land.isSquare(square) && land.isIce(square) === (ground === 'ice') && free(square)).length;
}

function measured(land: Land, { metric, terrain, size, ground }: Measure): number {
  if (ground) return open(land, ground);
  if (!terrain) return 0;
  if (size) return blocks(land, terrain, size);
  const resources = symbols(land, terrain);
  if (metric === 'resources_on_planet') return resources.length;
  if (metric === 'resources_on_edge') return resources.filter((square) => land.isEdge(square)).length;
  const found = areas(land, terrain);
  if (metric === 'number_of_areas') return found.length;
  if (metric === 'largest_area') return Math.max(0, ...found.map((area) => area.length));
  const held = new Set(resources.map(key));
  return Math.max(0, ...found.map((area) => area.filter((square) => held.has(key(square))).length));
}

function reachesTop(land: Land, gain: Gain, tracks: readonly string[]): boolean {
  if (gain.kind !== 'track' || !gain.to) return false;
  const { track, level } = slotOf(gain.to);
  const last = track === gain.track ? level + gain.steps - 1 : level;
  return tracks.includes(track) && last >= land.printed.corporations[land.player.corporation]!.tracks[track].at(-1)!.level;
}

/** By how much the count changes when the tile lies there. */
export function change(land: Land, spot: Spot, measure: Measure): number {
  const { tracks } = measure;
  if (tracks) return gains(land, spot).filter((gain) => reachesTop(land, gain, tracks)).length;
  const { tile, turn, at } = spot;
  const after = new Land(land.printed, { ...land.player, pieces: [...land.player.pieces, { tile, turn, at }] });
  return measured(after, measure) - measured(land, measure);
}

/** What the tile would make of an objective: the change of my count, then the medals of all whom it lies between, and mine now and then. */
export type Outlook = { objective: string; secret: boolean; change: number; medals: number[]; mine: [now: number, then: number] };

function between(land: Land, spot: Spot, { objective, values, medals }: ObjectiveView, me: number): Outlook {
  const { won, tied } = land.printed.scoring.objective;
  const { measure, compare } = land.printed.objectives[objective]!.competitive;
  const more = change(land, spot, measure);
  const counts = values.with(me, values[me]! + more);
  const best = compare === 'most' ? Math.max(...counts) : Math.min(...counts);
  const gained = counts.filter((count) => count === best).length > 1 ? tied : won;
  const then = counts.map((count) => (count === best ? gained : 0));
  return { objective, secret: false, change: more, medals: then, mine: [medals[me]!, then[me]!] };
}

function alone(land: Land, spot: Spot, { objective, value, met }: PrivateView): Outlook {
  const { measure, at_least, at_most } = land.printed.objectives[objective]!.private;
  const won = land.printed.scoring.objective.met;
  const more = change(land, spot, measure);
  const then = value + more >= (at_least ?? -Infinity) && value + more <= (at_most ?? Infinity) ? won : 0;
  return { objective, secret: true, change: more, medals: [then], mine: [met ? won : 0, then] };
}

/** My objectives that the tile would change. */
export function outlooks(land: Land, { objectives, players }: PlanetView, seat: number, spot: Spot): Outlook[] {
  const shared = objectives.filter(({ seats }) => seats.includes(seat));
  const own = players[seat]!.private ?? [];
  const all = [...shared.map((one) => between(land, spot, one, one.seats.indexOf(seat))), ...own.map((one) => alone(land, spot, one))];
  return all.filter((outlook) => outlook.change !== 0);
}
