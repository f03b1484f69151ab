/** The sheet of The Mine: its content set on the drawing grid (WM-4.1). */

import { fromContents } from '../content';
import type { Point } from '../drawing';
import type { Letter } from '../view';

export type Kind = 'plant' | 'water' | 'pearl' | 'ruby' | 'astronaut' | 'planning';
export type Symbol = Point & { id: string };
export type Slot = Symbol & { mine: number; level: number; gem: string | null; near: string[] };
export type Resource = Symbol & { kind: Kind; isGem: boolean };
export type Mine = Symbol & { number: number; slots: number[]; resources: string[] };
export type FactoryIcon = Symbol & { kind: 'robot' | 'energy' };
export type Race = Point & { id: string; value: number; goal: number };
export type Main = {
  id: string;
  term: string;
  stores: Kind;
  x: number;
  top: number;
  width: number;
  sign: number;
  icons: FactoryIcon[];
  storage: Symbol[];
  before: Point & { value: number };
  after: Point & { value: number };
  race: Race | null;
};
export type Secondary = { id: string; x: number; icons: FactoryIcon[]; gain: Kind | 'robot'; amount: number };

export const SLOT = 48;
export const LEVELS = [688, 800, 912];
export const BOTTOM = 464;
const FIRST_MINE = 68;
const MINE_PITCH = 78.5;
const BETWEEN = 56;

/** Panels of the main factories, the secondary ones above them. */
const PANELS: Record<string, { x: number; top: number; width: number; columns: number[]; icons: number }> = {
  greenhouse: { x: 174, top: 161, width: 130, columns: [-46, -20], icons: 42 },
  reservoir: { x: 316, top: 161, width: 130, columns: [-46, -20], icons: 42 },
  pearl_plant: { x: 458, top: 161, width: 130, columns: [-46, -20], icons: 42 },
  ruby_plant: { x: 600, top: 161, width: 130, columns: [-46, -20], icons: 42 },
  astronaut_centre: { x: 737, top: 213, width: 124, columns: [-40, -16], icons: 40 },
  planning_centre: { x: 856, top: 213, width: 102, columns: [-26], icons: 24 },
};
const SECONDARY_X: Record<string, number> = { opt_greenhouse: 174, opt_reservoir: 316, opt_pearl: 458, opt_ruby: 600, opt_control: 737 };

const RESULTS = 518;
export const total: Point = { x: 948, y: RESULTS };

export const layout = fromContents((files) => {
  const content = files.mine;

  const slots: Slot[] = content.slots.map(({ id, index, gem, resource_above, resource_below }) => {
    const level = content.lines.findIndex((line) => line.slots.includes(id));
    const near = [resource_above, resource_below].filter((resource) => resource !== null);
    return { id, mine: index, level: level + 1, gem, near, x: FIRST_MINE + MINE_PITCH * (index - 1), y: LEVELS[level]! };
  });
  const slotAt = new Map(slots.map(({ id }, i) => [id, i]));
  const levels: number[][] = content.lines.map((line) => line.slots.map((id) => slotAt.get(id)!));

  /** Gems at the top left of their slot, plants and water between two slots. */
  const resources: Resource[] = content.mine_resources.map(({ id, kind, slots: own }) => {
    const { x, y } = slots[slotAt.get(own[0]!)!]!;
    const isGem = own.length === 1;
    return { id, kind: kind as Kind, isGem, x: isGem ? x - 23 : x, y: isGem ? y - 23 : y + BETWEEN };
  });
  const resourceOf = new Map(resources.map((resource) => [resource.id, resource]));
  const mines: Mine[] = content.mines.map(({ id, number, slots: own, resources: inside }) => ({
    id,
    number,
    slots: own.map((slot) => slotAt.get(slot)!),
    resources: inside,
    x: FIRST_MINE + MINE_PITCH * (number - 1),
    y: 601,
  }));

  const mains: Main[] = content.factories
    .filter(({ kind }) => kind === 'main')
    .map((factory) => {
      const { x, top, width, columns, icons: column } = PANELS[factory.id]!;
      const [first, last] = [top + 53, 441];
      const stored = factory.storage!;
      const storage = stored.map(({ id }, i) => ({ id, x: x + columns[i % columns.length]!, y: first + ((last - first) * i) / (stored.length - 1) }));
      const race = content.race_bonuses.find(({ id }) => id === factory.race_bonus);
      const goal = race?.goal.stored.number ?? 0;
      const at = storage[goal - 1];
      return {
        id: factory.id,
        term: `mine-term-${factory.id.replaceAll('_', '-')}`,
        stores: factory.stores as Kind,
        x,
        top,
        width,
        sign: content.scoring.terms.find(({ id }) => id === factory.id)!.sign,
        icons: factory.icons.map(({ id, kind }, i) => ({ id, kind: kind as FactoryIcon['kind'], x: x + column, y: top + 91 + 30 * i })),
        storage,
        before: { x: x + column, y: top + 54, value: factory.value_before! },
        after: { x: x + column, y: 432, value: factory.value_after! },
        race: race && at ? { id: race.id, value: race.first.value, goal, x: at.x + 29, y: at.y } : null,
      };
    });
  const secondaries: Secondary[] = content.factories
    .filter(({ kind }) => kind === 'secondary')
    .map(({ id, icons, bonus }) => {
      const x = SECONDARY_X[id]!;
      const [[gain, amount]] = Object.entries(Object.values(bonus!)[0] as Record<string, number>) as [[Secondary['gain'], number]];
      return {
        id,
        x,
        gain,
        amount,
        icons: icons.map((icon, i) => ({ id: icon.id, kind: icon.kind as FactoryIcon['kind'], x: x + 32 * (i - (icons.length - 1) / 2), y: 66 })),
      };
    });

  const errorBoxes = content.error_boxes.map(({ printed_value }, i) => ({ x: 839 + 40 * i, y: 164, points: printed_value }));
  const penalties: number[] = content.error_penalty_by_count;
  const missionBoxes = content.mission_boxes.map(({ letter }, i) => ({ letter: letter as Letter, x: 62, y: 346 + 46 * i }));
  const boxes: Record<string, Point> = {
    'term-missions': { x: 62, y: RESULTS },
    ...Object.fromEntries(mains.map(({ term, x, id }) => [term, { x: id === 'planning_centre' ? 812 : x, y: RESULTS }])),
    'term-errors': { x: 876, y: RESULTS },
  };

  return { slots, slotAt, levels, resources, resourceOf, mines, mains, secondaries, errorBoxes, penalties, missionBoxes, boxes };
});
