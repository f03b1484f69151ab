/** What the server tells about a table of Andromeda's Edge, and the actions it takes (docs/api.md). */

import type { Message, Score, View } from '$lib/api';

export const TRACKS = ['science', 'industry', 'commerce', 'civilization', 'supremacy'] as const;
export type Track = (typeof TRACKS)[number];
/** Rows of a station and columns of the market. */
export const ROWS = ['science', 'industry', 'commerce', 'civilization'] as const;
export type Row = (typeof ROWS)[number];
export const SHIPS = ['transport', 'fighter', 'science_vessel', 'heavy_cruiser'] as const;
export type Ship = (typeof SHIPS)[number];
export const RESOURCES = ['energy', 'titanium', 'ice', 'nanocarbon', 'credit', 'tactics'] as const;
export type Resource = (typeof RESOURCES)[number];
/** Resources, victory points and free choices: `any` resource, or a `basic` one (titanium, ice, nanocarbon). */
export type Amounts = Partial<Record<Resource | 'vp' | 'any' | 'basic', number>>;
export const RANKS = ['S', 'A', 'B', 'C', 'D'] as const;
export type Rank = (typeof RANKS)[number];
export type Development = 'observatory' | 'factory' | 'spaceport' | 'city' | 'obelisk';

export type Phase = 'setup' | 'main' | 'launch' | 'return' | 'battle' | 'after' | 'ending' | 'event';
export type ShipView = { seat: number; ship: Ship; count: number };
/** `tile`: a planet, a base, a special region, or the nebula itself; `leaders` by seat; `development`: whose it is. */
export type RegionView = {
  id: string;
  kind: 'planet' | 'base' | 'special' | 'nebula';
  tile: string;
  moon: string | null;
  moons: number;
  ships: ShipView[];
  leaders: number[];
  raiders: Rank[];
  development: number | null;
  bonus: Partial<Record<Resource, number>>;
  original: Original;
};
export type Original = 'yes' | 'partly' | 'no';
export type RaiderView = { rank: Rank; card: string; regions: string[]; waiting: number; hits: number; shields: number; range: number; weapons: number };
/** Modules and prices by row, the cheap end first. */
export type MarketView = { column: Row; modules: (string | null)[]; prices: Amounts[]; deck: number };
/** `used`: how it was activated in this turn, or empty; `ready`: whether it would work now. */
export type ModuleView = { module: string; damage: number; mechaphages: number; moon: string | null; used: string; ready: boolean };
/** `places`: how many are in each region, or `bay`, `unbuilt`, `settled`, `wreck`, `barge`, `docked`. */
export type HullView = {
  ship: Ship;
  tile: string;
  upgraded: boolean;
  range: number;
  weapons: number;
  shields: number;
  hits: number;
  targeting: number;
  abilities: string[];
  places: Record<string, number>;
};
/** `hand`, `discovery_tokens` and `offered` are null for others than their owner; `half_slots` lie after the industry modules. */
export type PlayerView = {
  vp: number;
  projected: number;
  faction: string | null;
  tracks: Record<Track, number>;
  stock: Record<Resource, number>;
  limits: Partial<Record<Resource, number>>;
  cards: number;
  hand: string[] | null;
  fleet: HullView[];
  spare_tiles: string[];
  leaders: number;
  rows: Record<Row, ModuleView[]>;
  half_slots: (string | null)[];
  half_slots_paid: boolean[];
  unplaced: string[];
  moon_limit: number;
  tactical: string | null;
  discoveries: number;
  discovery_tokens: string[] | null;
  supremacy_tokens: string[];
  development_cards: Partial<Record<Development, number>>;
  used_cards: Partial<Record<Development, number>>;
  developments: string[];
  supports: string[];
  destiny: string | null;
  offered: string[] | null;
};
/** The modules that I am buying, the first one first; `bury`: who takes only one puts another under its deck. */
export type OrderView = { taken: string[]; most: number; bury: boolean };
/** A participant of a battle; without a seat the raiders. `chance` is exact for what is known now. */
export type SideView = {
  seat: number | null;
  dice: number;
  targeting: number;
  energy: number;
  rolled: number[];
  chance: number;
  won: boolean;
  defeated: boolean;
};
export type BattleView = { region: string; step: number; sides: SideView[]; tie: number; energy_chances: number[] };
/** A region in range that a ship may not be launched to, and why. */
export type BarredView = { ship: Ship; region: string; why: Message; rule: string };
/** A launch that would lead to a battle; with several raiders in range `sides` and `chance` are for the one that is best for the launcher. */
export type ProspectView = { ship: Ship; region: string; attackers: Rank[]; sides: SideView[]; chance: number };
export type EdgeView = View & {
  phase: Phase;
  active: number;
  first: number;
  region: string | null;
  /** Victory points that end the game. */
  terminus: number;
  triggered: boolean;
  last_turns: number;
  teams: boolean;
  regions: RegionView[];
  planets_left: number;
  raiders: RaiderView[];
  market: MarketView[];
  /** Spaces that the event marker has left, of how many. */
  marker: number;
  marker_start: number;
  event_due: boolean;
  events_left: number;
  events_past: string[];
  peeked: string[];
  /** The event deck from the top, as far as the reader has looked at it. */
  known_events: (string | null)[];
  discovery_stacks: number[];
  looking: string[];
  supremacy_spaces: (string | null)[];
  tactics_deck: number;
  tactics_discard: string[];
  mechaphages: number;
  players: PlayerView[];
  order: OrderView | null;
  battle: BattleView | null;
  barred: BarredView[];
  prospects: ProspectView[];
  finals: Score[];
};

// -- actions

export type Simple =
  'return' | 'end_turn' | 'finish' | 'go_on' | 'pass' | 'decline' | 'accept' | 'rearrange' | 'event_first' | 'excess_first' | 'tactical_card' | 'tactical_moon';
/** Spent or gained resources. */
export type Counts = Record<Resource, number>;
export type EdgeAction =
  | { type: Simple }
  | { type: 'faction'; faction: string }
  | { type: 'destiny'; destiny: string }
  | { type: 'launch'; ship: Ship; region: string; jump: boolean }
  | { type: 'activate'; module: string; by: 'ship' | 'energy' | 'reactor' }
  | { type: 'ship'; ship: Ship; place: string }
  | { type: 'place_moon' | 'discard_moon' | 'drop_moon'; moon: string }
  | { type: 'play'; card: string; mode: number }
  | { type: 'development'; development: Development }
  | { type: 'discovery' | 'supremacy' | 'take_discovery'; token: string }
  | { type: 'recruit'; region: string; count: number }
  | { type: 'collect' | 'region' | 'build'; region: string }
  | { type: 'ability'; ability: number }
  | { type: 'give'; kind: string; what: string }
  | ({ type: 'pay' | 'take' } & Counts)
  | { type: 'discard_card'; card: string }
  | { type: 'option'; option: number }
  | { type: 'slot'; kind: 'input' | 'output' | 'half' | 'tactical'; module: string }
  | { type: 'module' | 'repair_module'; module: string }
  | { type: 'position'; position: number }
  | { type: 'move'; ship: Ship; start: string; to: string; jump: boolean; carry: boolean }
  | { type: 'raider'; rank: Rank; region: string }
  | { type: 'track'; track: Track }
  | { type: 'side'; seat: number }
  | { type: 'spend_energy'; dice: number }
  | { type: 'dice'; values: number[] }
  | { type: 'repair_ship' | 'repair_shield' | 'build_ship'; ship: Ship }
  | { type: 'upgrade'; tile: string }
  | { type: 'top_event'; event: string }
  | { type: 'order'; number: number };
/** The actions of some kinds, also of kinds that are written together. */
export type ActionOf<T extends EdgeAction['type']> = EdgeAction extends infer A
  ? A extends { type: infer K }
    ? [K & T] extends [never]
      ? never
      : A & { type: K & T }
    : never
  : never;
/** What may be done beside what is asked (AE-17.2). */
export const FREE: EdgeAction['type'][] = [
  'place_moon',
  'discard_moon',
  'play',
  'development',
  'discovery',
  'supremacy',
  'recruit',
  'collect',
  'ability',
  'rearrange',
  'give',
];
