/** What the server tells about a table of SETI, and the actions it takes (docs/api.md). */

import type { Message, View } from '$lib/api';

/** Rings 1 to 4 outward, sectors 0 to 7 clockwise. */
export type Space = [ring: number, sector: number];
export const TRACE_COLOURS = ['purple', 'yellow', 'blue'] as const;
export type TraceColour = (typeof TRACE_COLOURS)[number];
export const STAR_COLOURS = ['yellow', 'red', 'blue', 'black'] as const;
export type StarColour = (typeof STAR_COLOURS)[number];
export const TECH_TYPES = ['probe', 'telescope', 'computer'] as const;
export type TechType = (typeof TECH_TYPES)[number];
export const INCOMES = ['credit', 'energy', 'card'] as const;
export type Income = (typeof INCOMES)[number];
export type TileBonus = 'vp' | 'energy' | 'publicity' | 'card';
export type Slot = 'left' | 'right';
/** In the place of a card: the top card of the deck. */
export const DECK = 'deck';
/** In the place of a player: a neutral marker. */
export const NEUTRAL = 9;

/** `empty`, `asteroids`, `comet` or a planet. */
export type Cell = string;
export type AnomalyView = { sector: number; colour: TraceColour; side: 'a' | 'b'; rotations: number; leader: number | null };
/** `offsets`: counter-clockwise steps of discs 1 to 3; `stars` of sectors 0 to 7; `spaces` of rings 1 to 4, sector by sector. */
export type SystemView = { offsets: number[]; next_disc: number; stars: string[]; spaces: Cell[][]; anomalies: AnomalyView[] };
/** Markers in the order in which they were placed; data tokens left; wins of each player. */
export type StarView = { star: string; slots: number; markers: number[]; data: number; wins: number[]; first_win_free: boolean };
export type PlanetView = {
  planet: string;
  orbiters: number[];
  landers: number[];
  first_orbit: number | null;
  data_spaces: (number | null)[];
  moons: Record<string, number[]>;
};
export type TechView = { tech: string; bonus: TileBonus | null; left: number; two_points: boolean; owners: number[] };
/** `species` is null while it is sealed; `rows` lists who marked each row of a column, from row 1 up. */
export type SpeciesView = {
  slot: Slot;
  species: string | null;
  discovery: Record<TraceColour, number | null>;
  overflow: Record<TraceColour, number[]>;
  rows: Record<TraceColour, number[][]>;
  deck: number;
  open_card: string | null;
  /** Face up on blue rows from row 3. */
  samples: number[];
  /** How many lie on Jupiter and Saturn. */
  hidden_samples: number[];
  replies: (number | null)[];
  milestones: number[];
};
/** `sets`: how many each player has now. */
export type GoldView = { tile: string; side: 'a' | 'b'; values: number[]; markers: number[]; sets: number[] };
export type MissionView = { card: string; covered: number[]; ready: boolean };
export type MessageView = { card: string; at: number };
export type CapsuleView = { at: Space; sample: number | null };
export type ColumnView = { tech: string | null; top: boolean; bottom: boolean };
/** `hand`, `drawn`, `secret` and `played` are null for others than their owner; `incomes` are credits, energy, cards of a round. */
export type PlayerView = {
  score: number;
  credits: number;
  energy: number;
  publicity: number;
  data: number;
  exofossils: number;
  cards: number;
  hand: string[] | null;
  drawn: string[] | null;
  probes: Space[];
  capsules: CapsuleView[];
  /** How many probes may be in space. */
  limit: number;
  techs: string[];
  computer: ColumnView[];
  tucked: string[];
  incomes: number[];
  missions: MissionView[];
  completed: string[];
  scoring: string[];
  messages: MessageView[];
  message_tile: number | null;
  traces: Record<Slot, number[]>;
  wins: number;
  passed: boolean;
  secret: string[] | null;
  secrets: number;
  played: string[] | null;
  played_count: number;
  danger: number;
};
export type WhyView = { text: Message; rule: string };
/** Points to leave asteroids; publicity for visiting a planet or comet, and for asteroids. */
export type FlightView = { asteroids: number; visit: number; belt: number };
export type ObjectiveView = { objective: string; marked: number[] };
export type RivalView = {
  level: number;
  /** Space 1 to 12 of the track. */
  progress: number;
  preferred_tech: string;
  deck: number;
  played: string[];
  current: string | null;
  reserve: number;
  computer: number;
  pool: number;
  tokens: number[];
  objectives: ObjectiveView[];
  stack: number;
  completed: number;
};
/** `part`: earth, row or a telescope. `now`: it is being carried out; `off`: not possible now. */
export type ScanPart = { part: string; state: 'open' | 'now' | 'done' | 'off' };
/** A scan that is not finished yet. */
export type ScanView = { player: number; parts: ScanPart[] };
export type SetiView = View & {
  active: number;
  first: number;
  /** Is the main action done? */
  acted: boolean;
  free_actions: boolean;
  system: SystemView;
  /** Stars by number, then the 'Oumuamua tile when it is in play. */
  stars: StarView[];
  planets: PlanetView[];
  techs: TechView[];
  species: SpeciesView[];
  gold: GoldView[];
  neutral: number[];
  row: (string | null)[];
  deck: number;
  discard: string[];
  stacks: number[];
  /** What the reader chooses from when passing. */
  stack: string[];
  /** In a solo match the rival is player 1. */
  players: PlayerView[];
  rival: RivalView | null;
  scan: ScanView | null;
  flight: FlightView;
  /** By the type of a main or free action that is not possible now: what is missing. */
  why: Record<string, WhyView>;
};

// -- actions

export type Simple =
  'launch' | 'scan' | 'analyse' | 'research' | 'pass' | 'end_turn' | 'stop' | 'go_on' | 'finish_scan' | 'take_move' | 'take_publicity' | 'pay';
export type Fly = { type: 'move' | 'step'; start: Space; to: Space; capsule: boolean; energy?: number; card?: string };
export type CardUse = 'tuck' | 'signal' | 'take' | 'corner' | 'income' | 'exchange' | 'discard' | 'keep';
export type SetiAction =
  | { type: Simple }
  | { type: 'orbit'; planet: string }
  | { type: 'land'; planet: string; moon: string }
  | { type: 'play' | 'corner' | 'buy' | 'secret'; card: string }
  | Fly
  | { type: 'place_data'; column: number }
  | { type: 'mission'; card: string; sample: number }
  | { type: 'exchange'; give: string; get: string }
  | { type: 'signal' | 'sector' | 'resolve'; star: string }
  | { type: 'probe'; owner: number; index: number }
  | { type: 'card'; card: string; use: CardUse }
  | { type: 'telescope'; tech: string; option: number }
  | { type: 'tech'; tech: string; column: number }
  | { type: 'trace'; species: Slot; colour: TraceColour; place: string }
  | { type: 'cover'; card: string; slot: number }
  | { type: 'task'; objective: string; task: number }
  | { type: 'data_space'; data: number }
  | { type: 'remove_piece'; planet: string; moon: string; first: number }
  | { type: 'show'; count: number }
  | { type: 'gold'; tile: string }
  | { type: 'reply'; reward: number }
  | { type: 'sample'; planet: string; sample: number };
/** The actions of some kinds, also of kinds that are written together. */
export type ActionOf<T extends SetiAction['type']> = SetiAction extends infer A
  ? A extends { type: infer K }
    ? [K & T] extends [never]
      ? never
      : A & { type: K & T }
    : never
  : never;
