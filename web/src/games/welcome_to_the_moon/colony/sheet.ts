/** The sheet of The Colony: its content set on the drawing grid (WM-3.1). */

import { fromContents } from '../content';
import type { Point } from '../drawing';
import type { Letter } from '../view';

export type Kind = 'start' | 'observatory' | 'printed_x' | 'module';
export type Module = Point & { id: string; column: number; row: number; kind: Kind; quarter: number; antennas: string[]; tank: string | null };
export type Tunnel = Point & { id: string; ends: [number, number]; level: boolean; atStart: boolean };
export type Symbol = Point & { id: string };
export type Greenhouse = Symbol & { plants: number; bottom: number; height: number };
export type Quarter = Point & {
  id: string;
  number: number;
  slots: number[];
  greenhouses: Greenhouse[];
  race: { id: string; first: number; later: number; high: Point; low: Point };
  result: Point;
};
export type ValueName = 'plants' | 'water' | 'antennas' | 'planning';
export type ValueTrack = { id: ValueName; boxes: (Symbol & { value: number })[]; final: Point & { value: number } };

export const PITCH = 104;
export const SLOT = 44;
export const QUARTER = 310;
const FIRST = { x: 238, y: 599 };
const CORNER = 34;

/** An antenna stands at the top left of its module; the observatory has more, clockwise. */
const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
] as const;

const GREENHOUSE_BOTTOMS = [62, 122, 182, 278];

const COLUMNS: Record<ValueName, number[]> = { plants: [160], water: [254], antennas: [346], planning: [711, 751] };
const VALUES = { top: 787, pitch: 30 };

const RESULTS = 951;
export const boxes: Record<string, Point> = Object.fromEntries(
  Object.entries({
    'term-missions': 70,
    'colony-term-plants': 160,
    'colony-term-water': 254,
    'colony-term-antennas': 346,
    'colony-term-quarters': 471,
    'colony-term-astronauts': 618,
    'colony-term-planning': 731,
    'term-errors': 828,
  }).map(([term, x]) => [term, { x, y: RESULTS }]),
);
export const total: Point = { x: 926, y: RESULTS };

export const layout = fromContents((files) => {
  const content = files.colony;

  const modules: Module[] = content.slots.map((slot) => ({
    id: slot.id,
    x: FIRST.x + PITCH * (slot.col - 1),
    y: FIRST.y - PITCH * (slot.row - 1),
    column: slot.col,
    row: slot.row,
    kind: slot.kind as Kind,
    quarter: content.quarters.findIndex(({ slots }) => slots.includes(slot.id)),
    antennas: slot.antennas,
    tank: slot.water_tank,
  }));
  const slotAt = new Map(modules.map(({ id }, i) => [id, i]));
  const lines = content.lines.map(({ id, slots }) => ({ id, slots: slots.map((slot) => slotAt.get(slot)!) }));

  const tunnels: Tunnel[] = content.tunnels.map(({ id, between, direction, marked_at_start }) => {
    const ends = between.map((slot) => slotAt.get(slot)!) as [number, number];
    const [one, other] = ends.map((end) => modules[end]!) as [Module, Module];
    return { id, ends, level: direction === 'horizontal', atStart: marked_at_start, x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  });
  const tunnelOf = new Map(tunnels.map((tunnel) => [tunnel.id, tunnel]));
  const antennas: Symbol[] = modules.flatMap(({ antennas: own, x, y }) =>
    own.map((id, i) => ({ id, x: x + CORNER * CORNERS[i]![0], y: y + CORNER * CORNERS[i]![1] })),
  );
  /** A tank stands at the bottom right. */
  const tanks: Symbol[] = modules.flatMap(({ tank, x, y }) => (tank ? [{ id: tank, x: x + CORNER, y: y + CORNER }] : []));
  const quarters: Quarter[] = content.quarters.map((quarter, index) => {
    const [left, top] = [index % 2 === 0, index < 2 ? 26 : 340];
    const edge = left ? 62 : 934;
    const race = content.race_bonuses.find(({ id }) => id === quarter.race_bonus)!;
    return {
      id: quarter.id,
      number: index + 1,
      x: left ? 186 : 500,
      y: top,
      slots: quarter.slots.map((id) => slotAt.get(id)!),
      greenhouses: quarter.greenhouses.map(({ id, plants }, i) => {
        const [bottom, height] = [top + GREENHOUSE_BOTTOMS[i]!, plants === 1 ? 48 : 76];
        return { id, plants, bottom, height, x: left ? 146 : 850, y: bottom - height / 2 };
      }),
      race: { id: race.id, first: race.first.value, later: race.later.value, high: { x: edge, y: top + 124 }, low: { x: edge, y: top + 162 } },
      result: { x: left ? 437 : 505, y: index < 2 ? 806 : 868 },
    };
  });
  const valueTracks: ValueTrack[] = content.value_tracks.map(({ id, boxes, final_value }) => {
    const columns = COLUMNS[id as ValueName];
    const at = (i: number): Point => ({ x: columns[i % columns.length]!, y: VALUES.top + VALUES.pitch * Math.floor(i / columns.length) });
    return {
      id: id as ValueName,
      boxes: boxes.map((box, i) => ({ id: box.id, value: box.value, ...at(i) })),
      final: { value: final_value, ...at(boxes.length) },
    };
  });
  const astronauts: Symbol[] = content.marker_tracks[0]!.markers.map(({ id }, i) => ({
    id,
    x: 585 + 33 * (i % 3),
    y: 789 + 36 * Math.floor(i / 3),
  }));

  const errorBoxes = content.error_boxes.map(({ printed_value }, i) => ({ x: 828, y: 791 + 38 * i, points: printed_value }));
  const penalties: number[] = content.error_penalty_by_count;
  const missionBoxes = content.mission_boxes.map(({ letter }, i) => ({ letter: letter as Letter, x: 70, y: 788 + 50 * i }));

  return { modules, slotAt, lines, tunnels, tunnelOf, antennas, tanks, quarters, valueTracks, astronauts, errorBoxes, penalties, missionBoxes };
});
