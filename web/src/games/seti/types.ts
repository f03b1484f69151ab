/** What the server tells of SETI, and what it takes: written from the Structs by `make types`. */

import type { Barred, Message, Score } from '$lib/types';

export const TRACE_COLOURS = ['purple', 'yellow', 'blue'] as const;
export type TraceColour = (typeof TRACE_COLOURS)[number];
export const SIDES = ['a', 'b'] as const;
export type Side = (typeof SIDES)[number];
export const TILE_BONUSES = ['vp', 'energy', 'publicity', 'card'] as const;
export type TileBonus = (typeof TILE_BONUSES)[number];
export const SLOTS = ['left', 'right'] as const;
export type Slot = (typeof SLOTS)[number];
export type Space = [number, number];
export const STAGES = ['open', 'now', 'done', 'off'] as const;
export type Stage = (typeof STAGES)[number];
export const QUESTIONS = ['action', 'scan', 'other'] as const;
export type Question = (typeof QUESTIONS)[number];
export const CARD_USES = ['tuck', 'signal', 'take', 'corner', 'income', 'exchange', 'discard', 'keep'] as const;
export type CardUse = (typeof CARD_USES)[number];
export type Unread = Record<string, unknown>;
export type Effects = Unread[];
export const SECTOR_COLOURS = ['yellow', 'red', 'blue', 'black'] as const;
export type SectorColour = (typeof SECTOR_COLOURS)[number];
export const INCOMES = ['credit', 'energy', 'card', 'data', 'publicity'] as const;
export type Income = (typeof INCOMES)[number];
export const TECH_TYPES = ['probe', 'telescope', 'computer'] as const;
export type TechType = (typeof TECH_TYPES)[number];
/**
 * `active` is whose turn it is, `first` who has the first player token, `acted` whether the main action is done.
 *
 * `stack` is what the viewer chooses from when passing; `stacks` how many cards each end-of-round stack holds.
 * `why` says of each main and free action that the viewer cannot take now, by its type, what is missing. `asked` is what the viewer is
 * asked: the main action, the next part of a scan, or something else. `pass_rotates`: whoever passes now turns a disc (SE-5.8).
 */
export type SetiView = {
  game: string;
  round: number;
  scores: Score[];
  active: number;
  first: number;
  acted: boolean;
  free_actions: boolean;
  system: SystemView;
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
  stack: string[];
  players: PlayerView[];
  rival: RivalView | null;
  scan: ScanView | null;
  flight: FlightView;
  why: Record<string, Barred>;
  asked: Question | null;
  pass_rotates: boolean;
};
/**
 * The solar system: counter-clockwise steps of discs 1 to 3, which disc turns next, and the stars of sectors 0 to 7.
 *
 * `spaces` is what rings 1 to 4 show, sector by sector: empty, asteroids, comet or a planet.
 */
export type SystemView = { offsets: number[]; next_disc: number; stars: string[]; spaces: string[][]; anomalies: AnomalyView[] };
/** An anomaly token in ring 4: its colour, side a or b, rotations until Earth comes there, and who would gain it (SE-10.3). */
export type AnomalyView = { sector: number; colour: TraceColour; side: Side; rotations: number; leader: number | null };
/** A star, or the 'Oumuamua tile: markers in the order in which they were placed, data tokens left, wins of each player. */
export type StarView = { star: string; slots: number; markers: number[]; data: number; wins: number[]; first_win_free: boolean };
/**
 * Orbiters and landers of each player, who covers the first-orbit space and the data spaces, and the landers on moons.
 *
 * `landing` is the energy that landing there costs each player now (SE-5.3.2).
 */
export type PlanetView = {
  planet: string;
  orbiters: number[];
  landers: number[];
  first_orbit: number | null;
  data_spaces: (number | null)[];
  moons: Record<string, number[]>;
  landing: number[];
};
/** A stack of technology tiles: bonus of the top tile (vp, energy, publicity, card), tiles left, the two-point tile, owners. */
export type TechView = { tech: string; bonus: TileBonus | null; left: number; two_points: boolean; owners: number[] };
/**
 * A species slot. `species` is None while it is sealed. Columns go by colour; `rows` lists who marked each row, from row 1 up.
 *
 * `samples` are those that lie face up, by blue rows from row 1 up; `hidden_samples` counts those on each planet; `replies` says who
 * covered each message reward; `milestones` are the Exertian tiles.
 */
export type SpeciesView = {
  slot: Slot;
  species: string | null;
  discovery: Record<TraceColour, number | null>;
  overflow: Record<TraceColour, number[]>;
  rows: Record<TraceColour, number[][]>;
  deck: number;
  open_card: string | null;
  samples: (number | null)[];
  hidden_samples: Record<string, number>;
  replies: (number | null)[];
  milestones: number[];
};
/**
 * A gold tile: its side, points per set of the three spaces, markers in order, and how many sets each player has now.
 *
 * `next` is the space that the next marker covers; `worth` what each player's marker scores now, or would score there (SE-7.6, SE-11.2).
 */
export type GoldView = { tile: string; side: Side; values: number[]; markers: number[]; sets: number[]; next: number; worth: number[] };
/**
 * `hand`, `secret` and `drawn` are lists of cards for their owner, None for others; `cards` counts the hand.
 *
 * `computer` are the columns: the technology there, whether the top and the bottom space hold data. `limit` is the probe limit.
 * `income` is what a round brings: credits, energy, cards, data, publicity (SE-3.6). `milestone` is the next gold one ahead (SE-7.6).
 * `danger` is told to its owner, `danger_on_board` of it everybody can count (SE-10.6).
 */
export type PlayerView = {
  score: number;
  milestone: number | null;
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
  limit: number;
  techs: string[];
  computer: ColumnView[];
  tucked: string[];
  income: number[];
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
  danger_on_board: number;
};
/** A sample capsule; only its owner sees the sample (1 to 7). */
export type CapsuleView = { at: Space; sample: number | null };
export type ColumnView = { tech: string | null; top: boolean; bottom: boolean };
/**
 * A mission in play, the slots covered, and whether it could be completed now.
 *
 * `visits` is what would let its owner cover a slot when visited now: asteroids, comet or planets (SE-9.12).
 */
export type MissionView = { card: string; covered: number[]; ready: boolean; visits: string[] };
export type MessageView = { card: string; at: number };
/**
 * The solo rival: progress space 1 to 12, cards, computer and pool, technology tokens by type, objectives (SE-12).
 *
 * `due` is how many completed objectives the end of the round asks for (SE-12.8).
 */
export type RivalView = {
  level: number;
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
  due: number;
};
export type ObjectiveView = { objective: string; marked: number[] };
/** A scan that is not finished yet (SE-5.4). */
export type ScanView = { player: number; parts: ScanPartView[] };
/**
 * A part of a scan: `earth`, `row` or a telescope. `state`: open, now (it is being carried out), done, or off (not possible now).
 *
 * `due`: it is no offer, the scan cannot end without it.
 */
export type ScanPartView = { part: string; due: boolean; state: Stage };
/** What flying means for the viewer: points to leave asteroids, publicity for planets and comets, for asteroids (SE-4.2, SE-4.3). */
export type FlightView = { asteroids: number; visit: number; belt: number };
/** Put a probe on Earth (SE-5.1). */
export type Launch = { type: 'launch' };
/** Turn a probe on a planet into an orbiter (SE-5.2). */
export type Orbit = { type: 'orbit'; planet: string };
/** Turn a probe on a planet into a lander, on the planet or on one of its moons (SE-5.3). */
export type Land = { type: 'land'; planet: string; moon: string };
/** Scan nearby stars (SE-5.4). */
export type Scan = { type: 'scan' };
/** Analyse the data of a full computer (SE-5.5). */
export type Analyse = { type: 'analyse' };
/** Play a card from hand (SE-5.6). */
export type PlayCard = { type: 'play'; card: string };
/** Pay for a technology; it is chosen after the rotation (SE-5.7). */
export type Research = { type: 'research' };
/** Take no more turns this round (SE-5.8). */
export type Pass = { type: 'pass' };
/** The turn is over (SE-3.3, T5). */
export type EndTurn = { type: 'end_turn' };
/** Move a probe one space for energy: 1, or 2 out of asteroids (SE-6 F1). `capsule`: a sample capsule moves (SE-10.2). */
export type MoveForEnergy = { type: 'move'; start: Space; to: Space; capsule: boolean };
/** Discard a card for the symbol in its upper left corner (SE-6 F2). */
export type UseCorner = { type: 'corner'; card: string };
/** Put a data token on the next space of the top row (`column` 0) or below a computer technology (SE-6 F3). */
export type PlaceData = { type: 'place_data'; column: number };
/** Complete a conditional mission (SE-6 F4). `sample`: the one delivered (SE-10.2). */
export type CompleteMission = { type: 'mission'; card: string; sample: number };
/** Pay 3 publicity for a card of the row or the top of the deck (SE-6 F5). */
export type BuyCard = { type: 'buy'; card: string };
/** Give two of a kind for one other thing (SE-6 F6). */
export type Exchange = { type: 'exchange'; give: string; get: string };
/** Move a probe with movement points; a missing point is paid with energy or with a move corner (SE-4.3). */
export type Step = { type: 'step'; start: Space; to: Space; capsule: boolean; energy: number; card: string };
/** Do without what is left of something optional. */
export type Stop = { type: 'stop' };
/** Nothing to do between two effects: resolve the next one. */
export type GoOn = { type: 'go_on' };
/** Mark a signal at a star, or on the 'Oumuamua tile (SE-7.1). */
export type Signal = { type: 'signal'; star: string };
/** Choose the sector of a star (SE-9.6). */
export type PickSector = { type: 'sector'; star: string };
/** Choose a probe of any player (SE-9.6). */
export type PickProbe = { type: 'probe'; owner: number; index: number };
/** Choose a card: `use` says what becomes of it. */
export type PickCard = { type: 'card'; card: string; use: CardUse };
/** Use a telescope technology in a scan (SE-8.2). */
export type UseTelescope = { type: 'telescope'; tech: string; option: number };
/** End the scan (SE-5.4). */
export type FinishScan = { type: 'finish_scan' };
/** Take a technology; a computer technology goes to a column (SE-5.7, SE-8.1). */
export type TakeTech = { type: 'tech'; tech: string; column: number };
/** Mark a life trace: on a discovery space, in an overflow area, or on a row of a species board (SE-7.4). */
export type MarkTrace = { type: 'trace'; species: Slot; colour: TraceColour; place: string };
/** Cover a slot of a triggered mission (SE-9.12). */
export type CoverSlot = { type: 'cover'; card: string; slot: number };
/** Mark a task of an objective (SE-12.8). */
export type MarkTask = { type: 'task'; objective: string; task: number };
/** A movement point instead of the publicity of a visit (SE-9.10). */
export type TakeMove = { type: 'take_move' };
/** The publicity of a visit. */
export type TakePublicity = { type: 'take_publicity' };
/** Cover one of the free data spaces of a planet (SE-5.3.4). */
export type DataSpace = { type: 'data_space'; data: number };
/** Take an orbiter or lander back. `first`: the one that covers a bonus space, `moon`: one on a moon (SE-9.5). */
export type RemovePiece = { type: 'remove_piece'; planet: string; moon: string; first: number };
/** Resolve this completed sector next (SE-7.2). */
export type ResolveSector = { type: 'resolve'; star: string };
/** Show this many cards (SE-9.9). */
export type Show = { type: 'show'; count: number };
/** Pay for something optional (SE-9.5). */
export type Pay = { type: 'pay' };
/** Mark a gold tile (SE-7.6). */
export type MarkGold = { type: 'gold'; tile: string };
/** Cover one of the message rewards of the Centaurians (SE-10.5). */
export type TakeReply = { type: 'reply'; reward: number };
/** Put an Exertian card face down before you (SE-10.6). */
export type PlaySecret = { type: 'secret'; card: string };
/** Choose a Mascamite sample (SE-10.2). */
export type PickSample = { type: 'sample'; planet: string; sample: number };
export type Gained = { type: 'gained'; seat: number | null; resource: string; amount: number };
export type Launched = { type: 'launched'; seat: number | null };
/** What the step took: movement points, and energy (SE-4.3, SE-6 F1). */
export type Moved = { type: 'moved'; seat: number | null; start: Space; to: Space; points: number; energy: number };
export type Pushed = { type: 'pushed'; seat: number | null; to: Space };
/** `carried`: how many figures of each player go along with the disc (SE-4.4.3). */
export type Rotated = { type: 'rotated'; seat: number | null; disc: number; carried: number[] };
export type Orbited = { type: 'orbited'; seat: number | null; planet: string };
export type Landed = { type: 'landed'; seat: number | null; planet: string; moon: string };
export type PieceRemoved = { type: 'piece_removed'; seat: number | null; planet: string; moon: string };
export type Signalled = { type: 'signal'; seat: number | null; star: string };
export type SectorWon = { type: 'sector_won'; seat: number | null; star: string };
export type TileResolved = { type: 'tile_resolved'; seat: number | null };
export type TraceMarked = { type: 'trace'; seat: number | null; species: string; colour: string; place: string };
export type TechTaken = { type: 'tech'; seat: number | null; tech: string };
export type DataPlaced = { type: 'data_placed'; seat: number | null; column: number };
/** A main action that nothing else tells of. */
export type Acted = { type: 'acted'; seat: number | null; what: string };
export type CardPlayed = { type: 'played'; seat: number | null; card: string };
export type CardTaken = { type: 'taken'; seat: number | null; card: string };
export type Drew = { type: 'drew'; seat: number | null };
export type Discarded = { type: 'discarded'; seat: number | null; card: string };
export type CornerUsed = { type: 'corner'; seat: number | null; card: string };
export type Tucked = { type: 'tucked'; seat: number | null; card: string };
export type Bought = { type: 'bought'; seat: number | null };
export type Exchanged = { type: 'exchanged'; seat: number | null; give: string; get: string };
export type RowRefilled = { type: 'row'; seat: number | null; card: string };
export type SlotCovered = { type: 'slot'; seat: number | null; card: string; slot: number };
export type MissionCompleted = { type: 'mission'; seat: number | null; card: string };
export type Passed = { type: 'passed'; seat: number | null };
export type RoundBegan = { type: 'round'; seat: number | null; number: number };
export type IncomeGained = { type: 'income'; seat: number | null };
export type GoldMarked = { type: 'gold'; seat: number | null; tile: string };
export type NeutralMarked = { type: 'neutral'; seat: number | null; species: string; colour: string };
export type Discovered = { type: 'discovered'; seat: number | null; species: string };
/** A message tile (no card) or a message card is reached (SE-10.5). */
export type MessageReached = { type: 'message'; seat: number | null; card: string };
export type SecretPlayed = { type: 'secret'; seat: number | null };
export type SampleTaken = { type: 'sample'; seat: number | null; planet: string };
export type TaskMarked = { type: 'task'; seat: number | null; objective: string };
export type Advanced = { type: 'progress'; seat: number | null; spaces: number };
export type RivalCard = { type: 'rival_card'; seat: number | null; card: string };
/** Somebody's turn begins; the log needs no line for it. */
export type TurnBegan = { type: 'turn'; seat: number | null };
/** The main action is done; free actions may follow. */
export type ActionEnded = { type: 'action_ended'; seat: number | null };
export type Paid = { type: 'paid'; seat: number | null; resource: string; amount: number };
export type RoundCardTaken = { type: 'round_card'; seat: number | null };
export type RowTaken = { type: 'row_taken'; seat: number | null };
export type GameEnded = { type: 'ended'; seat: number | null; scores: number[] };
/** A project card, or a card of a species (SE-9.1). */
export type CardContent = {
  id: string;
  cost: Cost | null;
  free_action: Effects;
  sector: SectorColour | null;
  income: Income | null;
  effects: Effects;
  mission: MissionContent | null;
  end_game: Unread | null;
  species?: string;
  message?: MessageContent | null;
  danger?: number;
};
/** What is paid, of each resource. */
export type Cost = { credits?: number; energy?: number; publicity?: number; data?: number; exofossils?: number };
/** A conditional mission, a delivery, or a triggered one with its slots (SE-9.1). */
export type MissionContent = {
  kind: 'conditional' | 'triggered' | 'delivery';
  condition?: Unread | null;
  reward?: Effects;
  slots?: SlotContent[];
};
export type SlotContent = { trigger: Unread; reward: Effects };
export type MessageContent = { offset_vp: number; effects: Effects };
export type GoldContent = { tile: string; side: Side; values: number[]; sets: Unread };
export type ObjectiveContent = { id: string; level: 'I' | 'II' | 'III'; tasks: TaskContent[] };
export type TaskContent = { any_of: TaskPart[] };
/** An event, or something to be held. */
export type TaskPart = { trigger?: Unread | null; condition?: Unread | null };
export type PlanetContent = { orbit: OrbitContent; land: LandContent; id?: string; moons?: MoonContent[] };
export type OrbitContent = { first_bonus: Effects; rewards: Effects };
export type LandContent = { first_data_spaces: number[]; rewards: Effects };
export type MoonContent = { id: string; rewards: Effects };
/** `exchange`: so many of a kind for one other thing; `visit`: publicity of comets and planets (SE-2.2, SE-5, SE-6, SE-8). */
export type PlayerBoard = {
  start: StartContent;
  costs: CostsContent;
  exchange: number;
  limits: LimitsContent;
  asteroids: AsteroidsContent;
  visit: number;
  computer: ComputerSpace[];
  analysis: Effects;
  income: IncomeContent;
};
export type StartContent = { credits: number; energy: number; publicity: number; cards: number };
/** Of main actions, of a movement point and of a card that is bought (SE-5, SE-6). */
export type CostsContent = {
  launch: Cost;
  orbit: Cost;
  land: Cost;
  land_with_orbiter: Cost;
  scan: Cost;
  analyse: Cost;
  research: Cost;
  move: Cost;
  buy: Cost;
};
export type LimitsContent = { publicity: number; data: number; hand: number; probes: number };
/** Movement points to leave asteroids, publicity for visiting them (SE-4.2, SE-4.3). */
export type AsteroidsContent = { points: number; publicity: number };
/** A space of the computer's top row; under some a technology can be put, others give a reward (SE-8.3). */
export type ComputerSpace = { tech: boolean; reward: Effects };
/** What everybody gains between rounds, and for each tucked card (SE-3.6, SE-8.4). */
export type IncomeContent = { base: BaseIncome; tucked: Partial<Record<Income, Effects>> };
export type BaseIncome = { credits: number; energy: number; cards: number };
export type RivalCardContent = {
  id: string;
  kind: 'basic' | 'advanced' | 'species';
  species: string | null;
  arrow: Slot;
  actions: Effects;
};
export type LevelContent = {
  level: number;
  start_space: number;
  advanced_cards_at_start: number;
  objectives: number[];
  progress_track: string[];
};
/**
 * `neutral_markers` by players; `discovery` of the left and the right species; `tech_tiles` are the bonuses on backs of technologies,
 * `first_taker` the reward of the first one (SE-2.1, SE-7, SE-8.1).
 */
export type SharedBoard = {
  rounds: number;
  card_row: number;
  stacks: number;
  neutral_markers: [number, number][];
  milestones: MilestonesContent;
  discovery: Effects[];
  overflow: Effects;
  sectors: SectorsContent;
  tech_tiles: Partial<Record<TileBonus, Effects>>;
  first_taker: Effects;
};
export type MilestonesContent = { gold: number[]; neutral: number[] };
/** What a star's second signal gives, and everybody with a signal when the sector is completed (SE-7.1, SE-7.2). */
export type SectorsContent = { second_signal: Effects; signalled: Effects };
/** One ring of a disc or of the board, sectors clockwise: - hole, . empty, A asteroids, C comet, or a planet (SE-4.1). */
export type LayerContent = { layer: 'disc_1' | 'disc_2' | 'disc_3' | 'board'; ring: number; cells: string[] };
/**
 * What the rival gains instead of what players gain (SE-12.3 to SE-12.9).
 *
 * Progress for each income, for the end-of-round card that it does not take, and for each of its markers at a discovery.
 */
export type SoloContent = {
  computer: RivalComputer;
  per_income: number;
  no_card_left: Effects;
  spent_computer_tech: Effects;
  round_card: number;
  discovery_marker: number;
  objectives: SoloObjectives;
  spare_messages: number;
};
/** The rewards of some of its spaces (SE-12.3). */
export type RivalComputer = { spaces: number; rewards: [number, Effects][] };
/** How many lie face up, how far the rival advances for each that is missing, its points for each left undone (SE-12.8). */
export type SoloObjectives = { shown: number; progress_each: number; points_each: number };
/** `message_offset`: how far ahead message tiles are put (SE-10.5); `penalty_per`: one point of so many for danger (SE-10.6). */
export type SpeciesContent = {
  id: string;
  board: Record<TraceColour, SpaceContent[]>;
  cards_to_each: number;
  samples?: Effects[];
  tokens?: TokenContent[];
  token_offsets?: number[];
  planet?: PlanetContent | null;
  message_rewards?: Effects[];
  milestones?: [number, number][];
  tile?: TileContent | null;
  message_offset?: number;
  penalty_per?: number;
};
/** A space of a species board; `unlimited` strips take any number of markers (SE-10.1.6). */
export type SpaceContent = { row: number; cost: Cost | null; reward: Effects; unlimited: boolean; needs_sample: boolean; danger: number };
export type TokenContent = { colour: TraceColour; sides: Effects[] };
/** The 'Oumuamua tile: what each signal gives, and everybody with a signal when all are marked (SE-10.4). */
export type TileContent = { rewards: Effects[]; resolved: Effects };
export type StarContent = { id: string; colour: SectorColour; data_slots: number; first_win: Effects; later_win: Effects };
export type TechContent = {
  id: string;
  type: TechType;
  extra_immediate: Effects;
  scan_options: ScanOption[];
  computer_column: ColumnContent | null;
  passive?: PassiveContent | null;
};
export type ScanOption = { cost: Cost; effects: Effects };
export type ColumnContent = { top: Effects; bottom: Effects };
/** Rules that a technology changes (SE-8.2): how many probes, what asteroids cost and give, landing, scanning. */
export type PassiveContent = {
  probes?: number;
  asteroid_points?: number;
  asteroid_publicity?: number;
  landing_discount?: number;
  moons?: boolean;
  beside_earth?: boolean;
};

export type SetiAction =
  | Launch
  | Orbit
  | Land
  | Scan
  | Analyse
  | PlayCard
  | Research
  | Pass
  | EndTurn
  | MoveForEnergy
  | UseCorner
  | PlaceData
  | CompleteMission
  | BuyCard
  | Exchange
  | Step
  | Stop
  | GoOn
  | Signal
  | PickSector
  | PickProbe
  | PickCard
  | UseTelescope
  | FinishScan
  | TakeTech
  | MarkTrace
  | CoverSlot
  | MarkTask
  | TakeMove
  | TakePublicity
  | DataSpace
  | RemovePiece
  | ResolveSector
  | Show
  | Pay
  | MarkGold
  | TakeReply
  | PlaySecret
  | PickSample;
export type ActionOf<T extends SetiAction['type']> = Extract<SetiAction, { type: T }>;
export type SetiEvent =
  | Gained
  | Launched
  | Moved
  | Pushed
  | Rotated
  | Orbited
  | Landed
  | PieceRemoved
  | Signalled
  | SectorWon
  | TileResolved
  | TraceMarked
  | TechTaken
  | DataPlaced
  | Acted
  | CardPlayed
  | CardTaken
  | Drew
  | Discarded
  | CornerUsed
  | Tucked
  | Bought
  | Exchanged
  | RowRefilled
  | SlotCovered
  | MissionCompleted
  | Passed
  | RoundBegan
  | IncomeGained
  | GoldMarked
  | NeutralMarked
  | Discovered
  | MessageReached
  | SecretPlayed
  | SampleTaken
  | TaskMarked
  | Advanced
  | RivalCard
  | TurnBegan
  | ActionEnded
  | Paid
  | RoundCardTaken
  | RowTaken
  | GameEnded;
/** What is chosen before the match; a list has a value for each seat. */
export type SetiOptions = {
  left_species: 'random' | 'mascamites' | 'anomalies' | 'oumuamua' | 'centaurians' | 'exertians';
  right_species: 'random' | 'mascamites' | 'anomalies' | 'oumuamua' | 'centaurians' | 'exertians';
  layout: 'random' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '11' | '12';
  level: '1' | '2' | '3' | '4' | '5';
};
/** What is printed, by the files of the contents. */
export type SetiContents = {
  cards: CardContent[];
  gold_tiles: GoldContent[];
  objectives: ObjectiveContent[];
  planets: PlanetContent[];
  player_board: PlayerBoard;
  rival_cards: RivalCardContent[];
  rival_levels: LevelContent[];
  shared_board: SharedBoard;
  solar_system: LayerContent[];
  solo: SoloContent;
  species: SpeciesContent[];
  species_cards: CardContent[];
  stars: StarContent[];
  symbols: Record<string, string>;
  technologies: TechContent[];
  components: Record<string, Message[]>;
};
