/** The sheet of The Dome: its content set on the drawing grid (WM-5.1, WM-5.2). */

import { fromContents } from '../content';
import type { Point } from '../drawing';
import type { Letter } from '../view';

export type Symbol = Point & { id: string };
export type Level = Symbol & { skyscraper: number; level: number; base: boolean; neighbours: string[]; tower: string | null };
export type Race = { id: string; end: 'top' | 'bottom'; slot: number; first: number; later: number; high: Point; low: Point; result: Point };
export type Skyscraper = { id: string; number: number; x: number; top: number; bottom: number; slots: number[]; races: Race[] };
export type TowerLevel = { id: string; level: number; y: number; symbols: (Symbol & { kind: 'plant' | 'water' })[] };
/** A piece of the dome: a line along the arc, its middle and how it is turned there. */
export type Piece = Symbol & { d: string; turn: number; length: number };
export type Section = Piece & { number: number; parity: 'odd' | 'even'; halves: [Piece, Piece]; split: { id: string; d: string }; label: Point };
export type TableName = 'missions' | 'tower' | 'crew' | 'dome';
export type Row = Point & { id: string; values: number[] };
export type Table = { id: TableName; width: number; columns: number[]; rows: Row[]; final: Row };

export const SLOT = { width: 48, height: 40 };
export const GROUND = 419;
const COLUMNS = [203, 349, 497, 633];
const BESIDE = 49;

/** Levels are counted from the ground, those below it are negative. */
const heightOf = (level: number): number => (level > 0 ? 396 - 45.5 * (level - 1) : 443 - 46.5 * (level + 1));

const SYMBOL_COLUMNS = [748, 778, 810];

/** The arc stands on the ground; angles go from its left foot to the right one. */
export const ARC = { x: 500, y: 421, wide: 424, high: 362, from: 3.2, step: 21.7, joint: 2.3 };

export function onArc(degrees: number, out = 0): Point {
  const angle = (degrees * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 10) / 10;
  return { x: round(ARC.x - (ARC.wide + out) * Math.cos(angle)), y: round(ARC.y - (ARC.high + out) * Math.sin(angle)) };
}

export function arc(from: number, to: number, out = 0): string {
  const [start, end] = [onArc(from, out), onArc(to, out)];
  return `M${start.x} ${start.y}A${ARC.wide + out} ${ARC.high + out} 0 0 1 ${end.x} ${end.y}`;
}

function piece(id: string, from: number, to: number): Piece {
  const [start, end] = [onArc(from), onArc(to)];
  const turn = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI;
  return { id, ...onArc((from + to) / 2), d: arc(from, to), turn, length: Math.hypot(end.x - start.x, end.y - start.y) };
}

const TABLES: Record<TableName, { columns: number[]; width: number }> = {
  missions: { columns: [52, 98], width: 90 },
  tower: { columns: [255, 311, 367], width: 166 },
  crew: { columns: [627, 668], width: 80 },
  dome: { columns: [736.5], width: 54 },
};
export const ROW = 26;

const RESULTS = 947;
export const boxes: Record<string, Point> = Object.fromEntries(
  Object.entries({
    'term-missions': 118,
    'dome-term-tower': 311,
    'dome-term-skyscrapers': 471,
    'dome-term-crew': 615,
    'dome-term-dome': 736.5,
    'term-errors': 829,
  }).map(([term, x]) => [term, { x, y: RESULTS }]),
);
export const total: Point = { x: 932.5, y: RESULTS };

export const layout = fromContents((files) => {
  const content = files.dome;

  const slots: Level[] = content.slots.map((slot) => {
    const skyscraper = content.skyscrapers.findIndex(({ id }) => id === slot.group);
    return {
      id: slot.id,
      x: COLUMNS[skyscraper]!,
      y: heightOf(slot.level),
      skyscraper,
      level: slot.level,
      base: slot.base,
      neighbours: slot.neighbours,
      tower: slot.tower_level,
    };
  });
  const slotAt = new Map(slots.map(({ id }, i) => [id, i]));

  const races: Race[] = content.race_bonuses.map(({ id, goal, first, later }) => {
    const slot = slotAt.get(goal.slot_filled)!;
    const { x, y, level, skyscraper } = slots[slot]!;
    const result = { x: 449 + 56 * (skyscraper % 2), y: (level > 0 ? 776 : 808) + 82 * Math.floor(skyscraper / 2) };
    return {
      id,
      end: level > 0 ? 'top' : 'bottom',
      slot,
      first: first.value,
      later: later.value,
      high: { x: x - BESIDE, y },
      low: { x: x + BESIDE, y },
      result,
    };
  });

  /** Slots from the lowest to the highest. */
  const skyscrapers: Skyscraper[] = content.skyscrapers.map((skyscraper, i) => {
    const own = skyscraper.slots.map((id) => slotAt.get(id)!);
    return {
      id: skyscraper.id,
      number: skyscraper.number,
      x: COLUMNS[i]!,
      top: slots[own.at(-1)!]!.y - SLOT.height / 2 - 5,
      bottom: slots[own[0]!]!.y + SLOT.height / 2 + 5,
      slots: own,
      races: races.filter(({ slot }) => own.includes(slot)),
    };
  });
  const tower: TowerLevel[] = content.tower_levels.map(({ id, level, symbols }) => ({
    id,
    level,
    y: heightOf(level),
    symbols: symbols.map((symbol, i) => ({ id: symbol.id, kind: symbol.kind as 'plant' | 'water', x: SYMBOL_COLUMNS[i]!, y: heightOf(level) })),
  }));
  const towerSymbols = tower.flatMap(({ symbols }) => symbols);

  const sections: Section[] = content.dome.sections.map(({ id, parity, halves }, i) => {
    const [from, to] = [ARC.from + ARC.step * i + ARC.joint, ARC.from + ARC.step * (i + 1) - ARC.joint];
    const mid = (from + to) / 2;
    const [inner, outer] = [onArc(mid, -17), onArc(mid, 17)];
    return {
      ...piece(id, from, to),
      number: i + 1,
      parity: parity as 'odd' | 'even',
      halves: [piece(halves[0]!.id, from, mid - 0.8), piece(halves[1]!.id, mid + 0.8, to)],
      split: { id: `${id}_split`, d: `M${inner.x} ${inner.y}L${outer.x} ${outer.y}` },
      label: onArc(mid, 43),
    };
  });
  const joints: Point[] = sections.slice(1).map((_, i) => onArc(ARC.from + ARC.step * (i + 1)));
  const tables: Table[] = content.upgrade_tables.map((table) => {
    const { columns, width } = TABLES[table.id as TableName];
    const at = (i: number): Point => ({ x: (columns[0]! + columns.at(-1)!) / 2, y: 774 + 28 * i });
    return {
      id: table.id as TableName,
      columns,
      width,
      rows: table.rows.map(({ id, values }, i) => ({ id, values, ...at(i) })),
      final: { id: `${table.id}_final`, values: table.final_values, ...at(table.rows.length) },
    };
  });

  const astronauts: Symbol[] = content.marker_tracks[0]!.markers.map(({ id }, i) => ({ id, x: 560 + 26 * (i % 2), y: 757 + 19 * i }));
  const errorBoxes = content.error_boxes.map(({ printed_value }, i) => ({ x: 829, y: 774 + 37 * i, points: printed_value }));
  const penalties: number[] = content.error_penalty_by_count;
  /** A claim is a ring round the star or round the burst (WM-5.12). */
  const missionBoxes = content.mission_boxes.map(({ letter }, i) => {
    const y = 779 + 53 * i;
    return { letter: letter as Letter, x: 168, y, star: { x: 166, y }, burst: { x: 194, y } };
  });

  return { slots, slotAt, races, skyscrapers, tower, towerSymbols, sections, joints, tables, astronauts, errorBoxes, penalties, missionBoxes };
});
