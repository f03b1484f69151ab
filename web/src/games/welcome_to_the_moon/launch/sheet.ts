/** The sheet of The Launch: its content set on the drawing grid (WM-1.1). */

import { fromContents } from '../content';
import { middle, setRow, SIDE, type Point } from '../drawing';
import type { Place } from '../marked/model';
import type { Effect } from '../view';

export type LevelEffect = Effect | 'wild';
export type BonusType = 'rockets' | 'inactive_rockets' | 'fuel' | 'write_x' | 'sabotage';

export type Slot = Point & { id: string; index: number; level: string; compartment: string };
export type Bonus = Point & { id: string; type: BonusType; amount: number; compartment: string };
export type Compartment = { id: string; level: string; slots: string[]; bonuses: string[]; left: number; right: number; top: number };
export type Level = Point & { id: string; effect: LevelEffect; slots: string[] };
export type Row = { rockets: Point[]; box: Point; value: number };

export const SLOT = 39;
export const FRAME_HEIGHT = 87;
const PITCH = 45.5;
const WALL = 5;
const FRAME_ABOVE_SLOTS = 62.5;
const CHIPS_ABOVE_SLOTS = 42;
const ARROW_ROOM = 4;

/** Inner edges of the hull, by level. */
const HULL: Record<string, [left: number, right: number]> = {
  l1: [327, 476],
  l2: [327, 478],
  l3: [267, 534],
  l4: [267, 534],
  l5: [267, 534],
  l6: [263, 536],
  l7: [155, 662],
  l8: [189, 611],
  l9: [189, 611],
};
const BADGE_GAP = 35;
const BADGE_ABOVE_SLOTS = 17.5;

const scaled = ({ x, y }: Point): Point => ({ x: x * SIDE, y: y * SIDE });

/** The engines under the hull: where each stands and how wide it is at the top, halved. */
export const engines = [
  { x: 256, half: 17 },
  { x: 400, half: 21 },
  { x: 544, half: 17 },
];

const areas: Place[] = [
  { id: 'missions', x: 821, y: 51, width: 322, height: 54 },
  { id: 'result', x: 821, y: 135, width: 322, height: 94 },
  { id: 'errors', x: 814, y: 288, width: 336, height: 132 },
  { id: 'rockets', x: 862, y: 689, width: 240, height: 594 },
].map((area) => ({ ...area, shape: 'area' }));
/** A sleeping rocket has its arrow at the upper right corner. */
const bonusPlace = ({ id, type, x, y }: Bonus): Place =>
  type === 'inactive_rockets' ? { id, x: x + 6.5, y: y - 3.5, shape: 'box', width: 49, height: 41 } : { id, x, y, shape: 'box', width: 38, height: 36 };

export const layout = fromContents((files) => {
  const content = files.launch;

  const slots: Slot[] = content.compartments.flatMap((compartment) => {
    const own = content.slots.filter((slot) => slot.group === compartment.id);
    return setRow(
      own.map((slot) => slot.pos),
      PITCH,
    ).map((place, i) => {
      const slot = own[i]!;
      return { ...place, id: slot.id, index: content.slots.indexOf(slot), level: compartment.line, compartment: compartment.id };
    });
  });
  const slotOf = new Map(slots.map((slot) => [slot.id, slot]));

  const bonuses: Bonus[] = content.compartments.flatMap((compartment) => {
    const own = content.bonuses.filter((bonus) => bonus.group === compartment.id);
    const centre = middle(compartment.slots.map((id) => slotOf.get(id)!));
    const pitch = PITCH * (0.4 + (0.6 * compartment.slots.length) / own.length);
    return setRow(
      own.map((bonus) => bonus.pos),
      pitch,
      { x: centre.x, y: centre.y - CHIPS_ABOVE_SLOTS },
    ).map(({ x, y }, i) => {
      const { id, type, amount } = own[i]!;
      const room = type === 'inactive_rockets' ? ARROW_ROOM : 0;
      return { id, type: type as BonusType, amount: amount ?? 1, compartment: compartment.id, x: x - room, y };
    });
  });
  const bonusOf = new Map(bonuses.map((bonus) => [bonus.id, bonus]));

  const compartments: Compartment[] = content.compartments.map(({ id, line, slots: own, bonuses: icons }) => {
    const all = slots.filter((slot) => slot.level === line);
    const first = all.findIndex((slot) => slot.id === own[0]);
    const last = first + own.length - 1;
    const [hullLeft, hullRight] = HULL[line]!;
    const wallAfter = (i: number) => (all[i]!.x + all[i + 1]!.x) / 2;
    const left = first === 0 ? hullLeft : wallAfter(first - 1) + WALL / 2;
    const right = last === all.length - 1 ? hullRight : wallAfter(last) - WALL / 2;
    return { id, level: line, slots: own, bonuses: icons, left, right, top: all[first]!.y - FRAME_ABOVE_SLOTS };
  });
  const compartmentOf = new Map(compartments.map((compartment) => [compartment.id, compartment]));

  const levels: Level[] = content.lines.map(({ id, effect, slots: own }) => {
    const x = HULL[id]![0] - BADGE_GAP;
    return { id, effect: effect as LevelEffect, slots: own, x, y: slotOf.get(own[0]!)!.y - BADGE_ABOVE_SLOTS };
  });
  const levelById = new Map(levels.map((level) => [level.id, level]));

  const track = content.rocket_track;
  const trackCentre = middle(track.rows.flatMap(({ rockets: row }) => row.map((rocket) => scaled(rocket.pos)))).x;
  const boxColumn = scaled(middle(track.rows.map((row) => row.score_box.pos))).x;
  /** Rows of the rocket track, bottom to top, each with the score box it crosses when it is full (WM-1.6). */
  const rows: Row[] = track.rows.map(({ rockets, score_box }) => {
    const box = { x: boxColumn, y: SIDE * score_box.pos.y };
    return {
      rockets: setRow(
        rockets.map((rocket) => rocket.pos),
        28,
        { x: trackCentre, y: box.y },
      ),
      box,
      value: score_box.value,
    };
  });
  const rockets: Point[] = rows.flatMap((row) => row.rockets);
  const finalBox = { ...scaled(track.final_box.pos), value: track.final_box.value };

  /** Eight boxes in a zigzag, from bottom left. */
  const errorBoxes: Point[] = setRow(
    content.error_boxes.map((box) => box.pos),
    29.8,
  ).map(({ x }, i) => ({ x, y: i % 2 ? 282 : 325 }));
  const tieRockets: Point[] = [0, 4].flatMap((start) =>
    setRow(
      content.tie_break_rockets.slice(start, start + 4).map((rocket) => rocket.pos),
      27,
    ),
  );
  const missionBoxes = content.mission_boxes.map(({ letter, pos }) => ({ letter: letter as 'A' | 'B' | 'C', ...scaled(pos) }));
  const resultBox = scaled(content.score_boxes.total!);
  const errorTotal = scaled(content.score_boxes.errors!);
  /** What the first error costs, as each does. */
  const ERROR_POINTS: number = content.error_penalty_by_count[1]!;
  const places: Place[] = [
    ...areas,
    ...levels.map(({ id, x, y }): Place => ({ id, x: x - 35, y, shape: 'area', width: 120, height: 48 })),
    ...slots.map(({ id, x, y }): Place => ({ id, x, y, shape: 'slot', width: SLOT, height: SLOT })),
    ...bonuses.map(bonusPlace),
  ];

  return {
    slots,
    slotOf,
    bonuses,
    bonusOf,
    compartments,
    compartmentOf,
    levels,
    levelById,
    rows,
    rockets,
    finalBox,
    errorBoxes,
    tieRockets,
    missionBoxes,
    resultBox,
    errorTotal,
    ERROR_POINTS,
    places,
  };
});
