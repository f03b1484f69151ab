/** What the server tells about a table of Planet Unknown, and the actions it takes (docs/api.md). */

import type { Message, View } from '$lib/api';

export type Square = [x: number, y: number];
export const TRACKS = ['civ', 'water', 'biomass', 'rover', 'tech'] as const;
export const TERRAINS = [...TRACKS, 'energy'] as const;
export type Track = (typeof TRACKS)[number];
export type Terrain = (typeof TERRAINS)[number];
export type Ring = 'outer' | 'inner';
export const RINGS: Ring[] = ['outer', 'inner'];
export type Signal = 'green' | 'orange' | 'red';
export const SIGNALS: Signal[] = ['green', 'orange', 'red'];
export type PieceKind = 'lifepod' | 'meteorite' | 'rover';

export type StackView = { shape: string; top: string | null; left: number };
/** An indicator at position p faces outer (p + rotation) % 6 and inner (p + rotation + shift) % 6. */
export type StationView = { rotation: number; shift: number; outer: StackView[]; inner: StackView[] };
export type EventView = {
  card: string | null;
  text: Message | null;
  past: string[];
  left: number;
  mix: number[];
  next: string | null;
  next_text: Message | null;
};
/** `turn`: 0 to 3 quarter turns clockwise, 4 to 7 after flipping left to right; `at`: upper left corner of the bounding box. */
export type PieceView = { tile: string; turn: number; at: Square };
export type RoverView = { at: Square; loaded: boolean };
/** Slots go by names like "civ-4"; `next`: where an advance leads. */
export type TrackerView = { track: Track; slot: string; medals: number; next: string[] };
export type CardView = { level: number; card: string | null; text: Message | null };
export type LineView = { covered: number; squares: number; blocked: boolean; medals: number };
export type PrivateView = { objective: string; text: Message; value: number; met: boolean };

export type PlayerView = {
  planet: string;
  corporation: string;
  position: number;
  ready: boolean;
  pieces: PieceView[];
  patches: Square[];
  meteorites: Square[];
  lifepods: Square[];
  rovers: RoverView[];
  /** Rows from the top, then columns from the left. */
  lines: LineView[];
  covered: number;
  squares: number;
  /** Squares of the last tile. */
  last: Square[];
  trackers: TrackerView[];
  technologies: string[];
  /** Technologies whose limit is used up. */
  spent: string[];
  flux: Track | null;
  /** Lifepods on track slots ("civ-4") or technologies ("technology-a"). */
  housed: string[];
  lifepods_collected: number;
  meteorites_collected: number;
  movement: number;
  supply: number;
  stored: number;
  owed: number[];
  kept: CardView[];
  played: CardView[];
  private: PrivateView[] | null;
  private_count: number;
  drawn: PrivateView[];
  offer: CardView[];
  pending: Message[];
  hand: string | null;
  taken: Ring | null;
  stuck: boolean;
  /** How many placements each top tile has, outer then inner; only while the station is being turned. */
  places: number[];
};
export type ObjectiveView = { objective: string; text: Message; seats: number[]; values: number[]; medals: number[] };
export type Phase = 'setup' | 'rotation' | 'event' | 'event_civ' | 'tile' | 'civ' | 'ending' | 'over';
export type PlanetView = View & {
  phase: Phase;
  commander: number;
  fixed_rotation: boolean;
  station: StationView;
  event: EventView | null;
  players: PlayerView[];
  objectives: ObjectiveView[];
  civ_left: number[];
  target: number | null;
  /** The two boards offered to these eyes, during set-up. */
  boards: string[];
};

export type Place = { type: 'place'; turn: number; at: Square; as_energy: boolean };
export type Move = { type: 'move'; start: Square; to: Square };
export type Teleport = { type: 'teleport'; start: Square; to: Square; by: string };
export type Advance = { type: 'advance'; track: Track; by: string; to: string };
export type Take = { type: 'take' | 'set_aside' | 'remove_stack'; ring: Ring };
export type Rotate = { type: 'rotate'; steps: number };
export type ChooseBoards = { type: 'boards'; planet: string; corporation: string };
export type OnSquare = { type: 'place_rover' | 'place_patch' | 'place_meteorite'; at: Square };
export type Loss = { type: 'collect' | 'destroy'; piece: PieceKind; at: Square | null };
export type Objective = { type: 'keep_objective' | 'discard_objective'; objective: string };
export type PlanetAction =
  | Place
  | Move
  | Teleport
  | Advance
  | Take
  | Rotate
  | ChooseBoards
  | OnSquare
  | Loss
  | Objective
  | { type: 'flux'; track: Track }
  | { type: 'regress'; track: Track; by: string }
  | { type: 'decline'; what: string }
  | { type: 'destroy_stored' | 'house'; place: string }
  | { type: 'reposition'; start: string; to: string }
  | { type: 'clear_line'; line: 'row' | 'column'; number: number }
  | { type: 'choose'; origin: string; option: number }
  | { type: 'open_stack'; level: number }
  | { type: 'pick_card'; card: string }
  | { type: 'use'; technology: string }
  | { type: 'store_patch' | 'replace_patch' | 'double_patch' | 'double_synergy' | 'finish' };
