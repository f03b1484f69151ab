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
export const RESOURCES = ['credits', 'energy', 'publicity', 'data', 'vp', 'exofossils'] as const;
export type Resource = (typeof RESOURCES)[number];
export const PLANETS = ['mercury', 'venus', 'earth', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'oumuamua'] as const;
export type Planet = (typeof PLANETS)[number];
export const SPECIES_IDS = ['mascamites', 'anomalies', 'oumuamua', 'centaurians', 'exertians'] as const;
export type SpeciesId = (typeof SPECIES_IDS)[number];
export const PIECES = ['orbiter', 'lander'] as const;
export type Piece = (typeof PIECES)[number];
export const ANY_SECTORS = ['yellow', 'red', 'blue', 'black', 'any'] as const;
export type AnySector = (typeof ANY_SECTORS)[number];
export const TECH_TYPES = ['probe', 'telescope', 'computer'] as const;
export type TechType = (typeof TECH_TYPES)[number];
export type Test =
  | CompletedMissionsTest
  | DataPoolTest
  | DeliverSampleTest
  | ExofossilsTest
  | HandEmptyTest
  | LandedHereTest
  | LaunchSectorHasAnomalyTest
  | OrbiterAndLanderAtOnePlanetTest
  | OwnSignalsInThatSectorTest
  | PaidTraceSpaceTest
  | PieceAtTest
  | PieceAtEachTest
  | PieceCountTest
  | PiecesAtOnePlanetTest
  | ProbeDistanceFromEarthTest
  | ProbeOnTest
  | PublicityTest
  | SameColourTraceCountTest
  | SectorWinsTest
  | SectorWinsSameSectorTest
  | SignalMarkedOnOumuamuaTest
  | SignalOnOumuamuaTest
  | SignalsInDistinctSectorsTest
  | SpeciesTraceCountTest
  | TechCountTest
  | TechResearchedByOtherTest
  | TraceCountTest
  | TraceOnEachSpeciesTest
  | TraceSetOneSpeciesTest
  | TuckedIncomeCountTest
  | VpTest;
export const CORNER_ICONS = ['publicity', 'data', 'move'] as const;
export type CornerIcon = (typeof CORNER_ICONS)[number];
export const INCOMES = ['credit', 'energy', 'card', 'data', 'publicity'] as const;
export type Income = (typeof INCOMES)[number];
export const SECTOR_COLOURS = ['yellow', 'red', 'blue', 'black'] as const;
export type SectorColour = (typeof SECTOR_COLOURS)[number];
export type Count =
  | CompletedMissionsCount
  | DistinctSectorsThisEffectCount
  | EndGameCardsCount
  | FloorDivCount
  | MaxOfCount
  | MinOfCount
  | OtherPlanetsAndCometsInEarthSectorCount
  | OwnSignalsInAnomalySectorsCount
  | PiecesCount
  | PiecesAtCount
  | PublicityCount
  | SectorWinsCount
  | SectorsWithOwnSignalCount
  | ShownHandCardsCount
  | SignalsOnOumuamuaThisEffectCount
  | SignalsThisEffectCount
  | SpeciesTracesCount
  | SumOfCount
  | TechsCount
  | TracesCount
  | TuckedIncomeCount;
export const WHERES = [
  'star',
  'planet_sector',
  'colour',
  'any_sector',
  'one_chosen_sector',
  'own_probe_sector',
  'own_probe_sector_and_neighbours',
  'chosen_probes',
  'card_row',
  'hand_cards',
  'deck_top',
  'oumuamua_sector',
  'next_anomaly_sector',
  'oumuamua_tile',
] as const;
export type Where = (typeof WHERES)[number];
export const CORNERS = ['publicity', 'data', 'move', 'any'] as const;
export type Corner = (typeof CORNERS)[number];
export const ANY_TRACES = ['purple', 'yellow', 'blue', 'any'] as const;
export type AnyTrace = (typeof ANY_TRACES)[number];
export const ANY_TECHES = ['probe', 'telescope', 'computer', 'any'] as const;
export type AnyTech = (typeof ANY_TECHES)[number];
export type Happening =
  | CompleteMissionEvent
  | CompleteSectorEvent
  | DiscardForCornerEvent
  | LandEvent
  | LaunchEvent
  | MarkSignalEvent
  | MarkTraceEvent
  | MoveWithinRingEvent
  | OrbitEvent
  | OrbitOrLandEvent
  | PlayCardEvent
  | ResearchTechEvent
  | ScanActionEvent
  | VisitAnyPlanetEvent
  | VisitAsteroidsEvent
  | VisitCometEvent
  | VisitNewPlanetEvent
  | VisitPlanetEvent
  | WinSectorEvent;
export const RESTRICTIONS = ['either', 'has_same_colour', 'condition_species'] as const;
export type Restriction = (typeof RESTRICTIONS)[number];
export type Effect =
  | AlienCardOp
  | AnomalyRewardOp
  | CollectSampleOp
  | CornerOfTakenCardOp
  | DiscardRowForCornersOp
  | DrawOp
  | DrawAndSplitOp
  | FaceUpSampleOp
  | GainOp
  | GoldTileRightmostOp
  | IfOp
  | IncomeOp
  | IncomeThisCardOp
  | InspectSampleOp
  | LandOp
  | LaunchOp
  | MayPayOp
  | MoveOp
  | OrbitOrLandOp
  | PayOp
  | PerOp
  | ProgressOp
  | RemovePieceOp
  | ResearchOp
  | ReturnThisCardOp
  | SampleRewardOp
  | ScanOp
  | SignalOp
  | SurveyOp
  | TakeOp
  | TakeRowOp
  | ThisTurnOp
  | ThisTurnRuleOp
  | TraceOp;
export type Effects = Effect[];
export const PREFERENCES = ['orbit', 'land', 'moon_with_probe_tech'] as const;
export type Preference = (typeof PREFERENCES)[number];
export type RivalDeed =
  | AnalyzeAction
  | AnomaliesTraceAction
  | CentauriansMessageAction
  | ExertiansCardAction
  | LaunchAction
  | MascamitesLandingAction
  | ProbeAction
  | SpeciesDiscoveryAction
  | TechAction
  | TelescopeAction;
export const LAYERS = ['disc_1', 'disc_2', 'disc_3', 'board'] as const;
export type Layer = (typeof LAYERS)[number];
/**
 * `active` is whose turn it is, `first` who has the first player token, `acted` whether the main action is done.
 *
 * `stack` is what the viewer chooses from when passing; `stacks` how many cards each end-of-round stack holds.
 * `why` says of each main and free action that the viewer cannot take now, by its type, what is missing; `held` has those that the
 * course of the turn holds up. `asked` is what the viewer is asked: the main action, the next part of a scan, or something else.
 * `pass_rotates`: whoever passes now turns a disc (SE-5.8).
 * `prices` are what main and free actions cost the viewer, by their types; of several landings the cheapest (SE-5, SE-6).
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
  held: string[];
  asked: Question | null;
  pass_rotates: boolean;
  prices: Record<string, Cost>;
};
/**
 * The solar system: counter-clockwise steps of discs 1 to 3, which disc turns next, and the stars of sectors 0 to 7.
 *
 * `spaces` is what rings 1 to 4 show, sector by sector: empty, asteroids, comet or a planet; `publicity`: which of them bring
 * publicity to whoever visits them (SE-4.2).
 */
export type SystemView = {
  offsets: number[];
  next_disc: number;
  stars: string[];
  spaces: string[][];
  anomalies: AnomalyView[];
  publicity: string[];
};
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
 * `due` is how many completed objectives the end of the round asks for (SE-12.8). It is `player` in all lists of players.
 */
export type RivalView = {
  player: number;
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
/** What is paid, of each resource. */
export type Cost = { credits?: number; energy?: number; publicity?: number; data?: number; exofossils?: number };
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
/**
 * What the step took: movement points, and energy (SE-4.3, SE-6 F1).
 *
 * `landing` is the energy that landing there costs now, none where the figure cannot land; `missions` are those of which the visit
 * may cover a slot (SE-9.12).
 */
export type Moved = {
  type: 'moved';
  seat: number | null;
  start: Space;
  to: Space;
  points: number;
  energy: number;
  landing: number | null;
  missions: string[];
};
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
  end_game: Effect | null;
  species?: string;
  message?: MessageContent | null;
  danger?: number;
};
/** A card of the species concerned: the top of its deck or its face-up card (SE-10.1.5). */
export type AlienCardOp = { op: 'alien_card' };
/** The reward of the next anomaly, whoever leads (SE-10.3). */
export type AnomalyRewardOp = { op: 'anomaly_reward' };
/** After an orbit or landing at Jupiter or Saturn: look at the samples there and take one (SE-10.2). */
export type CollectSampleOp = { op: 'collect_sample' };
/** Show the card just taken, keep it, gain its corner (SE-9.5). */
export type CornerOfTakenCardOp = { op: 'corner_of_taken_card' };
/** Discard the row, gain each corner in any order, refill (SE-9.5). */
export type DiscardRowForCornersOp = { op: 'discard_row_for_corners' };
/** Deck cards, one after the other (SE-9.5). */
export type DrawOp = { op: 'draw'; count: number };
/** Draw three cards: one for its corner, one for its income, one to keep (SE-10.3). */
export type DrawAndSplitOp = { op: 'draw_and_split'; draw: number };
/** The reward of the sample on the space just marked (SE-10.2). */
export type FaceUpSampleOp = { op: 'face_up_sample' };
export type GainOp = { op: 'gain'; resource: Resource; amount: number };
/** The best gold tile without an own marker, at the end of the game only (SE-9.13). */
export type GoldTileRightmostOp = { op: 'gold_tile_rightmost' };
/** Test now, once (SE-9.5). */
export type IfOp = { op: 'if'; condition: Test; then: Effects };
export type CompletedMissionsTest = { test: 'completed_missions'; min: number };
export type DataPoolTest = { test: 'data_pool'; min: number };
/** A sample capsule at a planet (SE-10.2). */
export type DeliverSampleTest = { test: 'deliver_sample'; destination: Planet };
export type ExofossilsTest = { test: 'exofossils'; min: number };
export type HandEmptyTest = { test: 'hand_empty' };
/** The landing of this effect was at one of the planets, or on a moon. */
export type LandedHereTest = { test: 'landed_here'; planets: Planet[]; any_moon: boolean };
/** This effect has launched in the sector of an anomaly (SE-10.3). */
export type LaunchSectorHasAnomalyTest = { test: 'launch_sector_has_anomaly' };
/** At one planet. */
export type OrbiterAndLanderAtOnePlanetTest = { test: 'orbiter_and_lander_at_one_planet'; include_moons: boolean };
/** Exactly so many own signals at the star that this effect has marked last. */
export type OwnSignalsInThatSectorTest = { test: 'own_signals_in_that_sector'; exactly: number };
/** A marker on a space of a species board that costs something. */
export type PaidTraceSpaceTest = { test: 'paid_trace_space'; species: SpeciesId };
export type PieceAtTest = { test: 'piece_at'; planet: Planet; pieces: Piece[]; include_moons: boolean; min: number };
export type PieceAtEachTest = { test: 'piece_at_each'; planets: Planet[]; pieces: Piece[]; include_moons: boolean };
export type PieceCountTest = { test: 'piece_count'; pieces: Piece[]; include_moons: boolean; min: number };
export type PiecesAtOnePlanetTest = { test: 'pieces_at_one_planet'; pieces: Piece[]; include_moons: boolean; min: number };
export type ProbeDistanceFromEarthTest = { test: 'probe_distance_from_earth'; min: number };
/** A probe on asteroids or a comet; some ask for a space beside Earth. */
export type ProbeOnTest = { test: 'probe_on'; feature: 'asteroids' | 'comet'; adjacent_to_earth?: boolean };
export type PublicityTest = { test: 'publicity'; min: number };
export type SameColourTraceCountTest = { test: 'same_colour_trace_count'; min: number };
export type SectorWinsTest = { test: 'sector_wins'; colour: AnySector; min: number };
export type SectorWinsSameSectorTest = { test: 'sector_wins_same_sector'; min: number };
export type SignalMarkedOnOumuamuaTest = { test: 'signal_marked_on_oumuamua'; min: number };
export type SignalOnOumuamuaTest = { test: 'signal_on_oumuamua'; min: number };
/** Stars with an own signal. */
export type SignalsInDistinctSectorsTest = { test: 'signals_in_distinct_sectors'; min: number };
/** Traces for a species, or for the other one. */
export type SpeciesTraceCountTest = { test: 'species_trace_count'; species: SpeciesId; min: number; other?: boolean };
export type TechCountTest = { test: 'tech_count'; type: TechType; min: number };
/** The technology that this effect has taken. */
export type TechResearchedByOtherTest = { test: 'tech_researched_by_other' };
/** Traces of a colour, for both species or for one. */
export type TraceCountTest = { test: 'trace_count'; colour: TraceColour; min: number; species?: SpeciesId | null };
export type TraceOnEachSpeciesTest = { test: 'trace_on_each_species'; colour: TraceColour };
/** All three colours for one species, or for the one that is named. */
export type TraceSetOneSpeciesTest = { test: 'trace_set_one_species'; species?: SpeciesId | null };
export type TuckedIncomeCountTest = { test: 'tucked_income_count'; min: number };
export type VpTest = { test: 'vp'; min: number };
/** So many times a hand card may be tucked (SE-8.4). */
export type IncomeOp = { op: 'income'; count: number };
/** The card being resolved may be tucked itself (SE-9.5). */
export type IncomeThisCardOp = { op: 'income_this_card' };
/** Look at the samples of a planet, gain the reward of one, put it back (SE-10.2). */
export type InspectSampleOp = { op: 'inspect_sample'; where: 'planet_with_own_probe' | 'jupiter_or_saturn' };
/** A landing without its cost (SE-9.5). */
export type LandOp = { op: 'land'; moon_without_tech?: boolean; allow_occupied?: boolean };
export type LaunchOp = { op: 'launch'; count: number; ignore_probe_limit?: boolean };
/** An optional payment, once or as often as wanted; each resolves what it buys (SE-9.5). */
export type MayPayOp = { op: 'may_pay'; resource: Resource; amount: number; then: Effects; often?: boolean };
export type MoveOp = { op: 'move'; points: number };
/** A landing, or orbiting, without the cost (SE-9.5). */
export type OrbitOrLandOp = { op: 'orbit_or_land' };
/** Part of a reward that must be paid (SE-9.5). */
export type PayOp = { op: 'pay'; resource: Resource; amount: number };
/** Every amount multiplied by a counter (SE-9.5). */
export type PerOp = { op: 'per'; counter: Count; then: Effects };
export type CompletedMissionsCount = { count: 'completed_missions' };
/** Different stars that received a signal of this card. */
export type DistinctSectorsThisEffectCount = { count: 'distinct_sectors_this_effect' };
export type EndGameCardsCount = { count: 'end_game_cards' };
/** Divided and rounded down. */
export type FloorDivCount = { count: 'floor_div'; part: Count; by: number };
export type MaxOfCount = { count: 'max_of'; parts: Count[] };
export type MinOfCount = { count: 'min_of'; parts: Count[] };
/** Planets and comets in the other spaces of Earth's sector. */
export type OtherPlanetsAndCometsInEarthSectorCount = { count: 'other_planets_and_comets_in_earth_sector'; max: number };
/** Own signals at the stars of the anomaly sectors (SE-10.3). */
export type OwnSignalsInAnomalySectorsCount = { count: 'own_signals_in_anomaly_sectors' };
/** Orbiters and landers everywhere. */
export type PiecesCount = { count: 'pieces'; pieces: Piece[]; include_moons: boolean };
/** Orbiters and landers at one planet. */
export type PiecesAtCount = { count: 'pieces_at'; planet: Planet; include_moons: boolean };
export type PublicityCount = { count: 'publicity' };
export type SectorWinsCount = { count: 'sector_wins'; colour: AnySector };
/** Stars with at least one own signal. */
export type SectorsWithOwnSignalCount = { count: 'sectors_with_own_signal' };
/** Hand cards with an icon in the corner, or with an income; the player may show fewer. */
export type ShownHandCardsCount = { count: 'shown_hand_cards'; corner?: CornerIcon | null; income?: Income | null };
/** Signals that this card has marked on the 'Oumuamua tile. */
export type SignalsOnOumuamuaThisEffectCount = { count: 'signals_on_oumuamua_this_effect' };
/** Signals that this card has marked at stars of a colour. */
export type SignalsThisEffectCount = { count: 'signals_this_effect'; colour: SectorColour };
/** Traces of all colours for one species. */
export type SpeciesTracesCount = { count: 'species_traces'; species: SpeciesId };
export type SumOfCount = { count: 'sum_of'; parts: Count[] };
/** Technologies of a type; `chosen`: of the type just taken. */
export type TechsCount = { count: 'techs'; type: 'probe' | 'telescope' | 'computer' | 'any' | 'chosen' };
/** Traces of a colour for both species; `chosen`: of the colour just marked. */
export type TracesCount = { count: 'traces'; colour: 'purple' | 'yellow' | 'blue' | 'chosen' };
export type TuckedIncomeCount = { count: 'tucked_income'; type: Income };
/** Steps on its progress track (SE-12.3). */
export type ProgressOp = { op: 'progress'; spaces: number };
/** Take an orbiter or lander back; without one the rest of the list is skipped (SE-9.5). */
export type RemovePieceOp = { op: 'remove_piece'; piece: Piece };
/** Rotate, then take a technology; if none can be taken only the rotation happens (SE-5.7). */
export type ResearchOp = { op: 'research'; types: TechType[]; rotate: boolean; tile_bonus: boolean; only_if_researched_by_other?: boolean };
export type ReturnThisCardOp = { op: 'return_this_card' };
/** The reward of the delivered sample (SE-10.2). */
export type SampleRewardOp = { op: 'sample_reward'; times: number };
export type ScanOp = { op: 'scan' };
/** Mark signals; `what` is the star, planet or colour (SE-9.6). */
export type SignalOp = {
  op: 'signal';
  where: Where;
  count: number;
  star?: string;
  planet?: Planet | null;
  colour?: SectorColour | null;
  data?: boolean;
  up_to?: boolean;
};
/** Data for a probe on or beside asteroids (SE-9.5). */
export type SurveyOp = { op: 'survey'; data_if_on_asteroids: number; data_per_adjacent_asteroids: number };
/** Cards of choice: each from the row or the top of the deck (SE-9.5). */
export type TakeOp = { op: 'take'; count: number };
/** All row cards, then the row is refilled (SE-9.5). */
export type TakeRowOp = { op: 'take_row' };
/** A reward when something happens, the first time or each time. */
export type ThisTurnOp = { op: 'this_turn'; when: Happening; then: Effects; limit: 'once' | 'each' };
export type CompleteMissionEvent = { event: 'complete_mission' };
export type CompleteSectorEvent = { event: 'complete_sector' };
export type DiscardForCornerEvent = { event: 'discard_for_corner'; corner: Corner };
export type LandEvent = { event: 'land' };
export type LaunchEvent = { event: 'launch' };
export type MarkSignalEvent = { event: 'mark_signal'; colour: AnySector };
export type MarkTraceEvent = { event: 'mark_trace'; colour: AnyTrace };
export type MoveWithinRingEvent = { event: 'move_within_ring' };
export type OrbitEvent = { event: 'orbit' };
/** At some planets, or anywhere. */
export type OrbitOrLandEvent = { event: 'orbit_or_land'; planets?: Planet[] };
/** A card whose cost is so many credits. */
export type PlayCardEvent = { event: 'play_card'; credits_cost: number };
export type ResearchTechEvent = { event: 'research_tech'; type: AnyTech };
export type ScanActionEvent = { event: 'scan_action' };
/** Other than Earth. */
export type VisitAnyPlanetEvent = { event: 'visit_any_planet' };
export type VisitAsteroidsEvent = { event: 'visit_asteroids'; own_turn_only?: boolean };
export type VisitCometEvent = { event: 'visit_comet' };
/** Earth counts. */
export type VisitNewPlanetEvent = { event: 'visit_new_planet' };
export type VisitPlanetEvent = { event: 'visit_planet'; planet: Planet };
export type WinSectorEvent = { event: 'win_sector'; colour: AnySector };
/** A rule that is changed. */
export type ThisTurnRuleOp = { op: 'this_turn_rule'; rule: 'publicity_to_move' | 'asteroids_free' | 'no_publicity' };
/** Mark a trace; some cards restrict the species (SE-9.5). */
export type TraceOp = { op: 'trace'; colour: AnyTrace; count: number; species?: Restriction };
/** A conditional mission, a delivery, or a triggered one with its slots (SE-9.1). */
export type MissionContent = {
  kind: 'conditional' | 'triggered' | 'delivery';
  condition?: Test | null;
  reward?: Effects;
  slots?: SlotContent[];
};
export type SlotContent = { trigger: Happening; reward: Effects };
export type MessageContent = { offset_vp: number; effects: Effects };
export type GoldContent = { tile: string; side: Side; values: number[]; sets: Count };
export type ObjectiveContent = { id: string; level: 'I' | 'II' | 'III'; tasks: TaskContent[] };
export type TaskContent = { any_of: TaskPart[] };
/** An event, or something to be held. */
export type TaskPart = { trigger?: Happening | null; condition?: Test | null };
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
/** What players begin with; `vp` from the first player on (SE-2.2). */
export type StartContent = { credits: number; energy: number; publicity: number; cards: number; vp: number[] };
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
  actions: RivalDeed[];
};
/** Empty the full computer, gain, refill from the pool, then discard a computer technology (SE-12.4). */
export type AnalyzeAction = { action: 'analyze'; effects?: Effects };
/** Not leading the colour of the next anomaly: its lowest free space on that board, and what the card gives (SE-12.9). */
export type AnomaliesTraceAction = { action: 'anomalies_trace'; effects?: Effects };
/** A spare message tile ahead, if none lies on the track (SE-12.9). */
export type CentauriansMessageAction = { action: 'centaurians_message'; effects?: Effects };
/** A random Exertian card face down, as long as it has few with its markers on that board (SE-12.9). */
export type ExertiansCardAction = { action: 'exertians_card'; most: number; effects?: Effects };
/** Possible without a probe on Earth (SE-12.4). */
export type LaunchAction = { action: 'launch'; effects?: Effects };
/** Land at Saturn or Jupiter, on a moon with a probe technology; a random sample goes face up to the next blue row (SE-12.9). */
export type MascamitesLandingAction = { action: 'mascamites_landing'; targets: RivalTarget[]; preference: Preference[]; effects?: Effects };
/** A planet that the rival flies to within so many moves (SE-12.9). */
export type RivalTarget = { planet: Planet; moves: number };
/** Fly to the first planet that can be reached, then settle there (SE-12.4). */
export type ProbeAction = { action: 'probe'; moves: number; planets: Planet[]; preference: Preference[] };
/** Replace this card for good by the card of a discovered species, and resolve that one (SE-12.4). */
export type SpeciesDiscoveryAction = { action: 'species_discovery'; species_order: number };
/** Pay, rotate, then take the preferred technology (SE-12.4). */
export type TechAction = { action: 'tech'; cost: Cost; effects?: Effects };
/** Signals in order; a telescope technology is discarded for one more row signal (SE-12.4). */
export type TelescopeAction = { action: 'telescope'; effects: Effects };
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
export type LayerContent = { layer: Layer; ring: number; cells: string[] };
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
/**
 * `hosts`: on which planets so many samples lie face down, the rest lies open (SE-10.2); `message_offset`: how far ahead message
 * tiles are put (SE-10.5); `penalty_per`: one point of so many for danger (SE-10.6).
 */
export type SpeciesContent = {
  id: string;
  board: Record<TraceColour, SpaceContent[]>;
  cards_to_each: number;
  samples?: Effects[];
  hosts?: Partial<Record<Planet, number>>;
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
/** The 'Oumuamua tile: where it is put, what each signal gives, and everybody with a signal when all are marked (SE-10.4). */
export type TileContent = { place: TilePlace; rewards: Effects[]; resolved: Effects };
/** A gap in a layer, as it lies before anything has turned. */
export type TilePlace = { layer: Layer; ring: number; sector: number };
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
