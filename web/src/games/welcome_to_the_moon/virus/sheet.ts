/** The sheet of The Virus: its content set on the drawing grid (WM-6.1). */

import { fromContents } from '../content';
import { SIDE, type Point } from '../drawing';
import type { Letter } from '../view';
import { corridors } from './corridors';

export type Symbol = Point & { id: string };
export type VirusName = 'red' | 'green' | 'purple' | 'blue' | 'yellow' | 'grey';
export type Block = Point & {
  id: string;
  index: number;
  /** How people call it: the floor, and which block of the floor it is. */
  name: { floor: number; block: number };
  slots: number[];
  energy: (Symbol & { atStart: boolean })[];
  plants: Symbol[];
  tank: Symbol | null;
  /** Where its virus is circled. */
  target: (Symbol & { virus: VirusName }) | null;
  result: Point;
};
export type Walkway = Symbol & { ends: [number, number]; level: boolean; path: string };
export type Trigger = Symbol & { icon: string; virus: VirusName | null };
export type Row = { y: number; icons: Symbol[]; value: number };
export type Study = { id: 'plant' | 'water'; rows: Row[]; value: number; bonus: number };
export type Track = { id: 'astronaut' | 'planning'; icons: Symbol[]; rewards: Symbol[] };

export const SLOT = 39;
export const BLOCK = { width: 236, height: 108 };
const LEFTS = [88, 383, 679];
const TOPS = [23, 162, 300, 438, 577];
const PITCH = 45;

const STUDIES = {
  plant: { top: 720, pitch: 32, last: 272, step: 29, beside: 177, value: 309, bonus: 349 },
  water: { top: 736, pitch: 36, last: 477, step: 30, beside: 414, value: 513, bonus: 553 },
};

const COLUMNS: Record<Track['id'], { icons: [number, number]; gear: number }> = {
  astronaut: { icons: [697, 727], gear: 784 },
  planning: { icons: [846, 876], gear: 933 },
};

const RESULTS = 944;
export const boxes: Record<string, Point> = Object.fromEntries(
  Object.entries({
    'term-missions': 84,
    'virus-term-plants': 309,
    'virus-term-water': 513,
    'virus-term-blocks': 643,
    'virus-term-infected': 755,
    'term-errors': 836,
  }).map(([term, x]) => [term, { x, y: RESULTS }]),
);
export const total: Point = { x: 928, y: RESULTS };

export const layout = fromContents((files) => {
  const content = files.virus;

  const blocks: Block[] = content.blocks.map((block, index) => {
    const floor = content.lines.findIndex(({ id }) => id === block.line);
    const column = Math.round((block.outline_pos.x * SIDE - BLOCK.width / 2 - LEFTS[0]!) / (LEFTS[1]! - LEFTS[0]!));
    const [x, y] = [LEFTS[column]!, TOPS[floor]!];
    const few = block.plants.length === 1;
    const row = (symbols: { id: string; circled_at_start: boolean }[], left: number, pitch: number) =>
      symbols.map(({ id, circled_at_start }, i) => ({ id, atStart: circled_at_start, x: x + left + pitch * i, y: y + 88 }));
    const tank = content.water_tanks.find(({ id }) => id === block.water_tank);
    return {
      id: block.id,
      index,
      name: { floor: floor + 1, block: content.lines[floor]!.blocks.indexOf(block.id) + 1 },
      x,
      y,
      slots: block.slots.map((slot) => content.slots.findIndex(({ id }) => id === slot)),
      energy: row(block.energy, few ? 50 : 26, 38),
      plants: row(block.plants, few ? 187 : 168, 40),
      tank: tank ? { id: tank.id, x: x + 28 + PITCH * block.slots.indexOf(tank.slot), y: y + 15 } : null,
      target: block.target_pos && {
        id: `${block.id}_target`,
        virus: (block.virus ?? 'grey') as VirusName,
        x: block.target_pos.x * SIDE,
        y: Math.max(30, y + 3),
      },
      result: { x: 603 + 40 * column, y: 733 + 36 * floor },
    };
  });
  const blockAt = new Map(blocks.map(({ id }, i) => [id, i]));

  const slots = content.slots.map(({ id, group }) => {
    const block = blocks[blockAt.get(group!)!]!;
    const room = content.blocks[block.index]!.slots.indexOf(id);
    return { id, block, room: room + 1, x: block.x + 28 + PITCH * room, y: block.y + 49.5 };
  });
  const slotAt = new Map(slots.map(({ id }, i) => [id, i]));

  const walkways: Walkway[] = content.walkways.map(({ id, between, rotation_deg }) => {
    const { x, y, path } = corridors[id]!;
    // The door of w8 and of w10 stands in the upright stretch of its corridor.
    const level = rotation_deg === 0 && id !== 'w8' && id !== 'w10';
    return { id, ends: between.map((block) => blockAt.get(block)!) as [number, number], level, x, y, path };
  });
  const walkwayOf = new Map(walkways.map((walkway) => [walkway.id, walkway]));
  const studies: Study[] = content.resource_tracks.map(({ id, rows }) => {
    const { top, pitch, last, step, value, bonus } = STUDIES[id as Study['id']];
    return {
      id: id as Study['id'],
      value,
      bonus,
      rows: rows.map(({ icons, score_box }, i) => {
        const y = top + pitch * i;
        return { y, value: score_box.value, icons: icons.map((icon, j) => ({ id: icon.id, x: last - step * (icons.length - 1 - j), y })) };
      }),
    };
  });
  /** What crossing an icon sets off: a virus awakes, or all viruses spread on the sheets of others (WM-6.10, WM-6.11). */
  const triggers: Trigger[] = content.resource_tracks.flatMap(({ id: study, rows }) =>
    rows.flatMap(({ icons }, i) =>
      icons.flatMap(({ id, trigger }) => {
        if (!trigger) return [];
        const { top, pitch, beside } = STUDIES[study as Study['id']];
        const virus = 'activate_virus' in trigger ? (trigger.activate_virus as VirusName) : null;
        return [{ id: virus ?? (trigger as { symbol: string }).symbol, icon: id, virus, x: beside, y: top + pitch * i }];
      }),
    ),
  );

  const missionBoxes = content.mission_boxes.map(({ letter }, i) => ({ letter: letter as Letter, x: 64, y: 744 + 54 * i }));
  /** The virus that the first claim of a mission awakes (WM-6.20). */
  const missionViruses = missionBoxes.map(({ letter, y }) => {
    const { id } = content.viruses.find(({ activated_by }) => 'mission_first' in activated_by && activated_by.mission_first === letter)!;
    return { id: id as VirusName, letter, x: 121, y };
  });
  const tracks: Track[] = content.marker_tracks.map(({ id, markers, rewards }) => {
    const { icons, gear } = COLUMNS[id as Track['id']];
    return {
      id: id as Track['id'],
      icons: markers.map((icon, i) => ({ id: icon.id, x: icons[i % 2]!, y: 45 + 33 * Math.floor(i / 2) })),
      rewards: rewards.map((reward, i) => ({ id: reward.id, x: gear, y: 45 + 33 * i })),
    };
  });

  const errorBoxes = content.error_boxes.map(({ printed_value, bonus }, i) => ({
    x: 840,
    y: 740 + 44 * i,
    points: printed_value,
    spreads: bonus !== null,
  }));
  const penalties: number[] = content.error_penalty_by_count;
  const infectionPenalty: number = content.infected_slot_penalty;

  return {
    blocks,
    slots,
    slotAt,
    walkways,
    walkwayOf,
    studies,
    triggers,
    missionBoxes,
    missionViruses,
    tracks,
    errorBoxes,
    penalties,
    infectionPenalty,
  };
});
