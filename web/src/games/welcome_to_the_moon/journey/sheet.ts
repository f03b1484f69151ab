/** The sheet of The Journey: its content set on the drawing grid (WM-2.1). */

import { fromContents } from '../content';
import { SIDE, type Point } from '../drawing';
import type { Letter } from '../view';
import { curve, halfway, smooth, tangent, through } from './path';

export type Slot = Point & { id: string; turn: number; tank: string | null; station: string | null };
export type Wall = Point & { id: string; turn: number };
export type Tank = Point & { id: string; points: number; slot: Point };
export type Station = Point & {
  id: string;
  number: number;
  slot: string;
  radius: number;
  plants: (Point & { id: string })[];
  robots: (Point & { id: string })[];
  race: { id: string; first: number; later: number; high: Point; low: Point };
  chain: string;
};
export type Icon = Point & { id: string };
export type Track = { id: 'energy' | 'astronaut' | 'planning'; icons: Icon[]; rewards: Icon[] };

export const SLOT = 39;
export const CORRIDOR = 52;
const TANK_FROM_SLOT = 56;

const scaled = ({ x, y }: Point): Point => ({ x: x * SIDE, y: y * SIDE });

/** Stations as drawn: round hulls, plants on a circle from `start` degrees on, chains of robots and multipliers straightened. */
const DRAWN: Record<string, { x: number; y: number; radius: number; orbit: number; start: number; high: Point; robots?: Point[] }> = {
  station_1: {
    x: 597,
    y: 553,
    radius: 66,
    orbit: 43,
    start: -90,
    high: { x: 583, y: 636 },
    robots: [
      { x: 489, y: 722 },
      { x: 531, y: 672 },
    ],
  },
  station_2: {
    x: 160,
    y: 308,
    radius: 57,
    orbit: 34,
    start: 90,
    high: { x: 70, y: 351 },
    robots: [
      { x: 42, y: 562 },
      { x: 40, y: 494 },
      { x: 58, y: 434 },
    ],
  },
  station_3: {
    x: 516,
    y: 228,
    radius: 62,
    orbit: 38,
    start: -135,
    high: { x: 457, y: 300 },
    robots: [
      { x: 325, y: 383 },
      { x: 346, y: 322 },
      { x: 396, y: 288 },
    ],
  },
  station_4: { x: 828, y: 409, radius: 62, orbit: 38, start: -135, high: { x: 926, y: 350 } },
};
const LOW_BELOW_HIGH = 28;

/** Pairs of icons one above the other, their reward below. */
const COLUMNS: Record<Track['id'], { left: number; pitch: number; rows: [number, number]; reward: number }> = {
  energy: { left: 161, pitch: 54.6, rows: [46, 85], reward: 148 },
  astronaut: { left: 762, pitch: 33.5, rows: [547, 581], reward: 645 },
  planning: { left: 888, pitch: 33.5, rows: [547, 581], reward: 645 },
};

const RESULTS = 951;

export const layout = fromContents((files) => {
  const content = files.journey;

  const centres = smooth(content.slots.map(({ pos }) => scaled(pos)));

  const slots: Slot[] = content.slots.map(({ id, water_tank, station }, i) => ({
    id,
    ...centres[i]!,
    turn: tangent(centres, i),
    tank: water_tank,
    station,
  }));
  const slotAt = new Map(slots.map(({ id }, i) => [id, i]));

  /** The corridor as one smooth line, and any stretch of it: from the middle of a slot or the wall before it. */
  const corridor = curve(centres);
  const stretch = (first: number, last: number): string => through(centres, first, last);

  const walls: Wall[] = content.walls.map(({ id }, i) => ({ id, ...halfway(centres, i) }));
  const wallAt = new Map(walls.map(({ id }, i) => [id, i]));

  const tanks: Tank[] = content.water_tanks.map(({ id, slot, points, pos }) => {
    const from = centres[slotAt.get(slot)!]!;
    const to = scaled(pos);
    const far = Math.hypot(to.x - from.x, to.y - from.y) / TANK_FROM_SLOT;
    return { id, points, slot: from, x: from.x + (to.x - from.x) / far, y: from.y + (to.y - from.y) / far };
  });
  const tankOf = new Map(tanks.map((tank) => [tank.id, tank]));

  const stations: Station[] = content.stations.map((station, index) => {
    const { x, y, radius, orbit, start, high, robots: placed } = DRAWN[station.id]!;
    const race = content.race_bonuses.find(({ id }) => id === station.race_bonus)!;
    const robots = station.robots.map(({ id, pos }, i) => ({ id, ...(placed?.[i] ?? scaled(pos)) }));
    const low = { x: high.x, y: high.y + LOW_BELOW_HIGH };
    const plants = station.plants.map(({ id }, i) => {
      const angle = ((start + (i * 360) / station.plants.length) * Math.PI) / 180;
      return { id, x: x + orbit * Math.cos(angle), y: y + orbit * Math.sin(angle) };
    });
    return {
      id: station.id,
      number: index + 1,
      slot: station.slot,
      x,
      y,
      radius,
      plants,
      robots,
      race: { id: race.id, first: race.first.value, later: race.later.value, high, low },
      chain: curve([centres[slotAt.get(station.slot)!]!, ...robots, low]),
    };
  });
  const tracks: Track[] = content.marker_tracks.map((track) => {
    const { left, pitch, rows, reward } = COLUMNS[track.id as Track['id']];
    return {
      id: track.id as Track['id'],
      icons: track.markers.map(({ id }, i) => ({ id, x: left + pitch * Math.floor(i / 2), y: rows[i % 2]! })),
      rewards: track.rewards.map(({ id }, i) => ({ id, x: left + pitch * i, y: reward })),
    };
  });

  /** Icons that are circled in print. */
  const printedRings = new Set(content.marker_tracks.flatMap(({ markers }) => markers.filter((icon) => icon.circled_at_start).map(({ id }) => id)));

  const errorBoxes = content.error_boxes.map(({ printed_value, bonus }, i) => ({
    x: 873,
    y: 790 + 42 * i,
    points: printed_value,
    energy: bonus !== null,
  }));
  const penalties: number[] = content.error_penalty_by_count;
  const missionBoxes = content.mission_boxes.map(({ letter }, i) => ({ letter: letter as Letter, x: 521, y: 792 + 52 * i }));
  const box = (name: string): Point => ({ x: content.score_boxes[name]!.x * SIDE, y: RESULTS });
  const boxes: Record<string, Point> = {
    'term-missions': { x: 521, y: RESULTS },
    'journey-term-plants': box('plants'),
    'journey-term-water': box('water'),
    'journey-term-longest-zone': box('longest_zone'),
    'journey-term-most-zones': box('most_zones'),
    'term-errors': box('errors'),
  };
  const total = box('total');

  return { slots, slotAt, corridor, stretch, walls, wallAt, tanks, tankOf, stations, tracks, printedRings, errorBoxes, penalties, missionBoxes, boxes, total };
});
