/** The sheet of The Battle: its content set on the drawing grid (WM-8.3). Zone B is zone A seen from across the table. */

import { fromContents } from '../content';
import { middle, SIDE, type Point } from '../drawing';
import type { Effect, Letter, MarkedSheet } from '../view';

/** Zone A belongs to the sheet's owner, zone B to the next seat; `insignia` stand on moons and asteroids. */
export type ZoneName = 'A' | 'B';
export type BattleSheet = MarkedSheet & {
  turn: ZoneName;
  players: Record<ZoneName, number>;
  insignia: Record<string, ZoneName>;
  control: Record<string, ZoneName[]>;
};

export type PlanetType = 'green' | 'blue' | 'grey';
export type TrackName = 'plants' | 'water' | PlanetType | 'planning';
export type Slot = Point & { id: string; planet: number; bonus: Effect | null };
export type Mark = Point & { id: string };
export type Planet = Point & {
  id: string;
  type: PlanetType;
  label: string;
  low: number;
  high: number;
  radius: number;
  slots: number[];
  symbols: (Mark & { kind: 'plant' | 'water' })[];
  moon: Point & { slots: Mark[] };
  flag: Point;
};
export type Asteroid = Mark & { bonuses: (Point & { kind: Effect })[] };
export type ValueTrack = { id: TrackName; boxes: (Mark & { value: number })[]; final: Point & { value: number } };
export type Zone = {
  name: ZoneName;
  insignia: Point;
  tracks: ValueTrack[];
  astronauts: Mark[];
  errors: (Mark & { points: number })[];
  lastError: Point;
  results: Record<string, Point>;
  counts: Record<PlanetType, Point>;
};

export const SLOT = 35;
export const MOON_SLOT = 28;
export const TYPES: PlanetType[] = ['green', 'blue', 'grey'];

type Fraction = { x: number; y: number };
const set = ({ x, y }: Fraction): Point => ({ x: x * SIDE, y: y * SIDE });

/** The slots of a moon stand side by side: the data has them too close for that. */
const MOON_SPREAD = 17;
function setMoon(points: Fraction[]): Point[] {
  const centre = middle(points.map(set));
  return points.map(set).map(({ x, y }) => {
    const far = Math.hypot(x - centre.x, y - centre.y);
    return { x: centre.x + ((x - centre.x) / far) * MOON_SPREAD, y: centre.y + ((y - centre.y) / far) * MOON_SPREAD };
  });
}

const PLATE_LEFT = 62;

const PITCH = 34;
const BOTTOM = 902;
const COLUMNS: Record<TrackName, number[]> = { plants: [214, 254, 294], water: [360, 400], green: [458], blue: [504], grey: [550], planning: [616, 656] };
const ASTRONAUTS = { x: 46, pitch: 42, y: 812, step: 40 };
const ERRORS = 722;
const RESULTS = 950;
const resultX: Record<string, number> = { plants: 254, water: 380, green: 458, blue: 504, grey: 550, planning: 636, errors: ERRORS };

/** The other side of the table; zone B has no missions, so its astronauts move up. */
const ACROSS = 945;
const ASTRONAUTS_ACROSS = 875;
const turned = ({ x, y }: Point, across = ACROSS): Point => ({ x: across - x, y: SIDE - y });

const MISSIONS = 148;
export const missionResult: Point = { x: MISSIONS, y: RESULTS };

export const layout = fromContents((files) => {
  const content = files.battle;

  const slots: Slot[] = content.slots.map(({ id, group, bonus, pos }) => ({
    id,
    planet: content.planets.findIndex((planet) => planet.id === group),
    bonus: bonus as Effect | null,
    ...set(pos),
  }));
  const slotAt = new Map(slots.map(({ id }, i) => [id, i]));
  const planets: Planet[] = content.planets.map(({ id, type, label, numbers, slots: own, symbols, moon, flag_pos, pos }) => {
    const at = set(pos);
    const places = own.map((slot) => slotAt.get(slot)!);
    const moonSlots = setMoon(moon.slots.map((slot) => slot.pos));
    const flag = set(flag_pos);
    return {
      id,
      type: type as PlanetType,
      label: label.replace('-', '–'),
      low: numbers[0]!,
      high: numbers.at(-1)!,
      ...at,
      radius: Math.max(...places.map((slot) => Math.hypot(slots[slot]!.x - at.x, slots[slot]!.y - at.y))) + 29,
      slots: places,
      symbols: symbols.map((symbol) => ({ id: symbol.id, kind: symbol.kind as 'plant' | 'water', ...set(symbol.pos) })),
      moon: { ...middle(moonSlots), slots: moon.slots.map((slot, i) => ({ id: slot.id, ...moonSlots[i]! })) },
      flag: { x: Math.max(PLATE_LEFT, flag.x), y: flag.y },
    };
  });

  const asteroids: Asteroid[] = content.asteroids.map(({ id, bonuses, pos }) => ({
    id,
    ...set(pos),
    bonuses: bonuses.map((bonus) => ({ kind: bonus.kind as Effect, ...set(bonus.pos) })),
  }));

  function setZone(name: ZoneName): Zone {
    const printed = name === 'A' ? content.zones.zone_a : content.zones.zone_b;
    const ownId = (id: string) => `${name.toLowerCase()}_${id}`;
    const place = (point: Point, across?: number): Point => (name === 'A' ? point : turned(point, across));
    const tracks = printed.value_tracks.map(({ id, boxes, final_value }): ValueTrack => {
      const track = id as TrackName;
      const columns = COLUMNS[track];
      const count = boxes.length + 1;
      // Under the values of the planets stands how many there are.
      const last = BOTTOM - (columns.length === 1 ? PITCH : 0);
      const at = (i: number) =>
        place({ x: columns[i % columns.length]!, y: last - PITCH * (Math.ceil(count / columns.length) - 1 - Math.floor(i / columns.length)) });
      return { id: track, boxes: boxes.map((box, i) => ({ id: ownId(box.id), value: box.value, ...at(i) })), final: { value: final_value, ...at(count - 1) } };
    });
    return {
      name,
      insignia: set(printed.insignia_pos),
      tracks,
      astronauts: printed.marker_tracks[0]!.markers.map(({ id }, i) => ({
        id: ownId(id),
        ...place({ x: ASTRONAUTS.x + ASTRONAUTS.pitch * (i % 2), y: ASTRONAUTS.y + ASTRONAUTS.step * Math.floor(i / 2) }, ASTRONAUTS_ACROSS),
      })),
      errors: printed.error_boxes.map(({ id, printed_value }, i) => ({
        id: ownId(id),
        points: printed_value,
        ...place({ x: ERRORS, y: BOTTOM - PITCH * (2 - i) }),
      })),
      lastError: place({ x: ERRORS, y: BOTTOM }),
      results: Object.fromEntries(Object.entries(resultX).map(([term, x]) => [term, place({ x, y: RESULTS })])),
      counts: Object.fromEntries(TYPES.map((type) => [type, place({ x: COLUMNS[type][0]!, y: BOTTOM })])) as Record<PlanetType, Point>,
    };
  }

  const zones: Zone[] = [setZone('A'), setZone('B')];

  const penalties: number[] = content.zones.zone_a.error_penalty_by_count;
  const missionBoxes = content.zones.zone_a.mission_boxes.map(({ letter }, i) => ({ letter: letter as Letter, x: MISSIONS, y: 798 + 48 * i }));

  return { slots, slotAt, planets, asteroids, zones, penalties, missionBoxes };
});
