/** The sheet of The Escape: its content set on the drawing grid (WM-7.1, WM-7.2). */

import { fromContents } from '../content';
import { middle, setRow, SIDE, type Point } from '../drawing';
import type { Letter } from '../view';

/** Where results are noted, by ships, and what symbols are worth by how many are circled. */
type Scoring = {
  score_box_columns: Record<'col1' | 'col2' | 'col3', string[]>;
  tables: Record<'greenhouse_by_circled_plants' | 'module_by_circled_reactors', number[]>;
};
export type Symbol = Point & { id: string };
export type Printed = Symbol & { atStart: boolean };
/** A module or a greenhouse, with the number it has among the modules of its ship. */
export type Part = {
  id: string;
  ship: number;
  kind: 'module' | 'greenhouse';
  number: number;
  slots: number[];
  left: number;
  right: number;
  /** Height of its slots. */
  y: number;
  tank: Symbol | null;
};
export type Slot = Symbol & { part: number; robot: Symbol | null; tank: Symbol | null };
export type Ship = {
  number: number;
  slots: number[];
  parts: number[];
  modules: number[];
  greenhouse: number;
  left: number;
  /** Where the hull bends into the nose. */
  nose: number;
  y: number;
  reactors: Printed[];
  plants: Printed[];
  double: Symbol;
  greenhouseResult: Point;
  modulesResult: Point;
};
/** `ends`: the parts it joins, for the colony -1. It leads from `from` to `to`, level or upright. */
export type Airlock = Printed & { ends: [number, number]; level: boolean; from: number; to: number };

export const SLOT = 39;
export const MODULE = { top: -53.5, height: 81 };
export const GREENHOUSE = 51;
export const COLONY = -1;
const PITCH = 47.5;
const PAD = 28.75;
const HULL_BOTTOM = 33.5;

/** By ship, the lowest first. */
const HEIGHTS = [646.5, 531.5, 416.5, 301.5, 186.5, 73.5];
const TAILS = [107, 50, 35, 56, 170, 274];
/** Modules of two slots are drawn wider, so that each airlock touches both of its parts. */
const WIDE: Record<string, [left: number, right: number]> = { ship4_m1: [167.5, 305.5], ship5_m2: [592, 729], ship6_m1: [366, 505], ship6_m2: [584.5, 723.5] };

const RESULTS = 946;
export const boxes: Record<string, Point> = Object.fromEntries(
  Object.entries({ 'term-missions': 64, 'escape-term-greenhouses': 224, 'escape-term-modules': 515, 'escape-term-planning': 735, 'term-errors': 836 }).map(
    ([term, x]) => [term, { x, y: RESULTS }],
  ),
);
export const total: Point = { x: 929, y: RESULTS };

export const layout = fromContents((files) => {
  const content = files.escape;
  const scoring = content.scoring as Scoring;

  const slotAt = new Map(content.slots.map(({ id }, i) => [id, i]));
  const partAt = new Map(content.components.map(({ id }, i) => [id, i]));
  const shipAt = new Map(content.lines.map(({ id }, i) => [id, i]));
  const printedAt = (slot: string) => content.slots[slotAt.get(slot)!]!.pos;

  const rows = new Map<string, Point>(
    content.components.flatMap(({ line, slots: own }) => {
      const printed = own.map(printedAt);
      const points = setRow(printed, PITCH, { x: middle(printed).x * SIDE, y: HEIGHTS[shipAt.get(line)!]! });
      return own.map((slot, i) => [slot, points[i]!] as const);
    }),
  );
  const above = (slot: string): Point => ({ x: rows.get(slot)!.x, y: rows.get(slot)!.y - 37.5 });
  const tankOf = new Map(content.water_tanks.map(({ id, slot }) => [slot, { id, ...above(slot) }]));

  const slots: Slot[] = content.slots.map(({ id, group, bonus }) => ({
    id,
    part: partAt.get(group!)!,
    robot: bonus === 'robot' ? { id: `${id} robot`, ...above(id) } : null,
    tank: tankOf.get(id) ?? null,
    ...rows.get(id)!,
  }));

  const parts: Part[] = content.components.map(({ id, line, kind, slots: own }) => {
    const [first, last] = [rows.get(own[0]!)!, rows.get(own.at(-1)!)!];
    const pad = kind === 'module' ? PAD : GREENHOUSE;
    const [left, right] = WIDE[id] ?? [first.x - pad, last.x + pad];
    return {
      id,
      ship: shipAt.get(line)!,
      kind: kind as Part['kind'],
      number: content.components.filter((other) => other.line === line && other.kind === kind).findIndex((other) => other.id === id) + 1,
      slots: own.map((slot) => slotAt.get(slot)!),
      left,
      right,
      y: first.y,
      tank: own.map((slot) => tankOf.get(slot)).find((tank) => tank) ?? null,
    };
  });

  /** Two reactors at the tail, one above the other, the third between them. */
  function reactors(printed: (typeof content.ships)[0]['reactors'], left: number, y: number): Printed[] {
    const inner = Math.max(...printed.map(({ pos }) => pos.x));
    const half = middle(printed.map(({ pos }) => pos)).y;
    return printed.map(({ id, circled_at_start, pos }) => {
      const at = pos.x === inner ? { x: left + 57, y: y - 12.5 } : { x: left + 24, y: y + (pos.y < half ? -31.5 : 6.5) };
      return { id, atStart: circled_at_start, ...at };
    });
  }

  const ships: Ship[] = content.ships.map(({ id, number, reactors: printed, greenhouse }, index) => {
    const [left, y] = [TAILS[index]!, HEIGHTS[index]!];
    const own = content.lines[index]!.components.map((part) => partAt.get(part)!);
    const garden = partAt.get(greenhouse.component)!;
    const { x } = slots[parts[garden]!.slots[0]!]!;
    const column = scoring.score_box_columns;
    const at = [column.col1, column.col2, column.col3].findIndex((pair) => pair.includes(id));
    const row = 862 + 37 * [column.col1, column.col2, column.col3][at]!.indexOf(id);
    return {
      number,
      slots: content.lines[index]!.slots.map((slot) => slotAt.get(slot)!),
      parts: own,
      modules: own.filter((part) => part !== garden),
      greenhouse: garden,
      left,
      nose: parts[own.at(-1)!]!.right + 4,
      y,
      reactors: reactors(printed, left, y),
      plants: greenhouse.plants.map(({ id: plant, circled_at_start, pos }) => ({
        id: plant,
        atStart: circled_at_start,
        x: x + (pos.x * SIDE < x ? -31 : 31),
        y: y + (pos.y * SIDE < y ? -29.5 : 28.5),
      })),
      double: { id: greenhouse.race_bonus, x: x - 31, y: y + 28.5 },
      greenhouseResult: { x: 146 + 78 * at, y: row },
      modulesResult: { x: 420 + 95 * at, y: row },
    };
  });

  const airlocks: Airlock[] = [...content.airlocks, ...content.colony_airlocks].map(({ id, between, kind, marked_at_start, pos }) => {
    const ends = between.map((part) => partAt.get(part) ?? COLONY) as [number, number];
    const [one, other] = ends.map((end) => parts[end]);
    if (kind === 'same_ship') {
      const [from, to] = [one!.right, other!.left];
      return { id, ends, atStart: marked_at_start, level: true, from, to, x: (from + to) / 2, y: one!.y + 1.5 };
    }
    const [lower, upper] = one ? [one, other!] : [null, other!];
    const from = upper.y + MODULE.top + MODULE.height;
    const to = lower ? lower.y + MODULE.top : 708;
    return { id, ends, atStart: marked_at_start, level: false, from, to, x: pos.x * SIDE, y: lower ? (from + to) / 2 + 0.5 : upper.y + HULL_BOTTOM + 10 };
  });
  const airlockOf = new Map(airlocks.map((airlock) => [airlock.id, airlock]));

  const factors = new Map(content.race_bonuses.map(({ id, first }) => [id, first.value]));
  const greenhouseValues: number[] = scoring.tables.greenhouse_by_circled_plants;
  const moduleValues: number[] = scoring.tables.module_by_circled_reactors;

  const astronauts: Symbol[] = content.marker_tracks[0]!.markers.map(({ id }, i) => ({
    id,
    x: 860 + 30 * (i % 2),
    y: 366 + 33 * Math.floor(i / 2),
  }));
  /** `after`: how many astronauts it takes (WM-0.14.1). */
  const wilds = content.marker_tracks[0]!.rewards.map(({ id, after_markers }, i) => ({
    id,
    after: after_markers,
    x: 948,
    y: 366 + 33 * i,
  }));

  const [track] = content.value_tracks;
  const planning = track!.boxes.map(({ id, value }, i) => ({ id, value, x: 718 + 34 * (i % 2), y: 792 + 27.3 * Math.floor(i / 2) }));
  const planningFinal = { value: track!.final_value, x: 752, y: 901.2 };

  const errorBoxes = content.error_boxes.map(({ printed_value, bonus }, i) => ({
    x: bonus ? 848 : 836,
    y: 794 + 40 * i,
    points: printed_value,
    airlock: bonus !== null,
  }));
  const penalties: number[] = content.error_penalty_by_count;
  const missionBoxes = content.mission_boxes.map(({ letter }, i) => ({ letter: letter as Letter, x: 64, y: 798 + 48 * i }));

  return {
    slotAt,
    slots,
    parts,
    ships,
    airlocks,
    airlockOf,
    factors,
    greenhouseValues,
    moduleValues,
    astronauts,
    wilds,
    planning,
    planningFinal,
    errorBoxes,
    penalties,
    missionBoxes,
  };
});
