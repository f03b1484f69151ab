/** What the server tells of Welcome to the Moon, and what it takes: written from the Structs by `make types`. */

import type { Barred, Message, Score } from '$lib/types';

export type Test =
  | AsteroidsTest
  | DifferentMoonsWithOwnInsigniaTest
  | PlanetTypesControlledTest
  | PlanetValueBoxesCrossedEachTypeTest
  | PlanetsControlledTest
  | PlantAndWaterBoxesCrossedTest
  | ColumnsFilledTest
  | ObservatoryConnectedTest
  | PlantsCircledTest
  | QuartersWithAllAntennasTest
  | QuartersWithAllTanksTest
  | RowsFilledTest
  | DomeCompleteTest
  | GroupsFilledTest
  | SkyscraperTopsFilledTest
  | TowerLevelsWithCircledTest
  | XWrittenTest
  | GreenhousesFilledWithThreePlantsTest
  | ModulesFilledTest
  | ShipsFilledTest
  | ShipsWithAllReactorsCircledTest
  | ShipsWithAllTanksCircledTest
  | FilledZonesBySizeTest
  | StationsWithAllPlantsTest
  | StationsWithMultiplierTest
  | WaterTanksCircledTest
  | WaterTanksConsecutiveTest
  | ErrorsCircledUncrossedTest
  | LinesFilledTest
  | AdjacentMinesExtractedTest
  | FactoriesDoneTest
  | MinePlantsCircledTest
  | MineWaterCircledTest
  | MinesExtractedTest
  | SecondaryFactoriesActiveTest
  | BlocksEvacuatedTest
  | BlocksWithAllWalkwaysClosedTest
  | FloorsFullyEvacuatedTest
  | FloorsWithAllEnergyCircledTest
  | FloorsWithAllPlantsAndTanksCircledTest;
/** `plays_on` says for each seat on whose sheet it plays now (WM-8.4). */
export type MoonView = {
  game: string;
  round: number;
  scores: Score[];
  adventure: number;
  phase: string;
  stacks: Combination[];
  cards_left: number;
  missions: MissionView[];
  sheets: (MarkedSheetView | BattleSheetView | JourneySheetView | VirusSheetView | LaunchSheetView)[];
  plays_on: number[];
  astra: AstraView | null;
};
/**
 * The number on top of a stack with the effect just flipped from it, none before the first turn.
 *
 * A seat that has spent a wild sees that effect instead (WM-0.14.2).
 * `next` is the effect on the number card's back. Alone, a number of one open card with the effect of another, and no `next`.
 * Numbers are as in the action that writes them: -2 is an X, 108 is 8½. An extra card makes several combinations of one `stack`, or
 * alone of one pair; `or_next` are the other effects on such a card's back (WM-C.4). `barred` says why there is no place for it.
 */
export type Combination = {
  number: number;
  effect: string | null;
  next: string | null;
  places: number;
  stack: number;
  or_next: string[];
  wild: boolean;
  barred: Barred | null;
};
export type MissionView = {
  id: number;
  letter: string;
  text: Message;
  first: number;
  later: number;
  taken: boolean;
  progress: [number, number][];
  claims: ClaimView[];
};
export type ClaimView = { seat: number; turn: number; reward: number };
/**
 * Symbols by their ids; race bonuses with the value won, if any; `closed` ones are no longer to be had at their high value.
 *
 * `wild` is the one that would be spent next (WM-0.14.2). `reached` names what the marks have brought about: what is connected or
 * complete, where viruses would spread; `filled` what has a mark in every slot.
 */
export type MarkedSheetView = {
  slots: (number | string | null)[];
  last: string | null;
  errors: string[];
  missions: Record<string, number | null>;
  ready: boolean;
  noted: Record<string, number>;
  bonds: number[][];
  due: Message[];
  circled: string[];
  crossed: string[];
  races: Record<string, number | null>;
  closed: string[];
  reached: string[];
  filled: string[];
  wild: string | null;
};
/**
 * Zone A is its owner's, zone B the next seat's; so are the insignia A and B in the slots.
 *
 * `turn` is the zone that plays on the sheet in this turn; `insignia` stand on moons and asteroids, by their ids; `control` says who
 * holds each captured planet.
 * `players` tells whose the zones are; the seat after the last one stands for ASTRA.
 * `missions` are the owner's; `errors` those of zone A, then of zone B.
 */
export type BattleSheetView = {
  slots: (number | string | null)[];
  last: string | null;
  errors: string[];
  missions: Record<string, number | null>;
  ready: boolean;
  noted: Record<string, number>;
  bonds: number[][];
  due: Message[];
  circled: string[];
  crossed: string[];
  races: Record<string, number | null>;
  closed: string[];
  reached: string[];
  filled: string[];
  wild: string | null;
  turn: string;
  players: Record<string, number>;
  insignia: Record<string, string>;
  control: Record<string, string[]>;
};
/** `zones` from Earth to Moon. */
export type JourneySheetView = {
  slots: (number | string | null)[];
  last: string | null;
  errors: string[];
  missions: Record<string, number | null>;
  ready: boolean;
  noted: Record<string, number>;
  bonds: number[][];
  due: Message[];
  circled: string[];
  crossed: string[];
  races: Record<string, number | null>;
  closed: string[];
  reached: string[];
  filled: string[];
  wild: string | null;
  zones: ZoneView[];
};
/** A zone from its first slot to its last one (WM-2.3). */
export type ZoneView = { first: number; last: number; filled: boolean };
/** Scores of the evacuated blocks (WM-6.16); the block where a slot must be infected now, if there is one. */
export type VirusSheetView = {
  slots: (number | string | null)[];
  last: string | null;
  errors: string[];
  missions: Record<string, number | null>;
  ready: boolean;
  noted: Record<string, number>;
  bonds: number[][];
  due: Message[];
  circled: string[];
  crossed: string[];
  races: Record<string, number | null>;
  closed: string[];
  reached: string[];
  filled: string[];
  wild: string | null;
  evacuated: Record<string, number>;
  infecting: string | null;
};
/**
 * Bonus icons by their ids: `fuelled` arrows, `lost` and `waiting` bonuses, `sabotaged` ones; `paid` names compartments.
 *
 * `rockets`, score `boxes` and `ties` are counts of what is crossed.
 */
export type LaunchSheetView = {
  slots: (number | string | null)[];
  last: string | null;
  errors: string[];
  missions: Record<string, number | null>;
  ready: boolean;
  noted: Record<string, number>;
  bonds: number[][];
  due: Message[];
  fuelled: string[];
  paid: string[];
  lost: string[];
  sabotaged: string[];
  waiting: string[];
  rockets: number;
  boxes: number;
  ties: number;
};
/**
 * ASTRA's side (WM-S). Combination n of the view takes the number and the effect of the cards at `pairs[n]` and leaves `unused[n]`.
 *
 * `open` cards are drawn for a turn. `used` is the pair that the player took this turn. `each` is what a card of an effect is worth to
 * her, `held` how many she has. Solo bonuses: `boxes` printed, `circled` gained, `crossed` spent, `spare` left to spend (WM-S.11).
 * `letters` tells how often each effect card was drawn, `hit` what they took, `track` the boxes crossed on her track in adventure 1,
 * `gifts` what each open card would bring her.
 */
export type AstraView = {
  level: number;
  name: string;
  open: number;
  cards: OpenCard[];
  gifts: GiftView[];
  pairs: [number, number][];
  unused: number[];
  used: number | null;
  each: Record<string, number>;
  held: Record<string, number>;
  boxes: number;
  circled: number;
  crossed: number;
  spare: number;
  letters: Record<string, number>;
  hit: string[];
  second_pass: boolean;
  track: number | null;
  majority: MajorityView | null;
  score: Score;
};
/** A starship card with both its halves (WM-S.7), and the other choices that an extra card leaves (WM-C.4). */
export type OpenCard = { number: number; effect: string; or_numbers: number[]; or_effects: string[] };
/** What an open card would bring ASTRA: the effect that it counts as, her score and her track then (WM-C.7, WM-S.21, WM-S.31). */
export type GiftView = { effect: string; score: number; track: number | null };
/**
 * What the player has, and ASTRA by her cards of an effect (WM-S.17).
 *
 * `ahead` is the player: "yes", "no", or "none" with nothing at all.
 */
export type MajorityView = { effect: string; mine: number; hers: number; cards: number; ahead: string };
/** Write the number of a combination in a slot (WM-0.9). */
export type Write = { type: 'write'; stack: number; slot: string; number: number };
/** Write an X in an empty slot (WM-0.13.1, WM-1.5). */
export type WriteX = { type: 'write_x'; slot: string };
/** Circle, cross, draw, build or fuel a printed symbol of the sheet. */
export type Mark = { type: 'mark'; mark: string };
/** Decline what may be declined (WM-0.11, WM-1.5). */
export type Skip = { type: 'skip' };
/** Spend a wild: this turn's effect is this one, whatever the combination shows (WM-0.14.2). */
export type Wild = { type: 'wild'; effect: string };
/** A virus infects an empty slot of its owner's choice (WM-6.15). */
export type Infect = { type: 'infect'; slot: string };
/** Finish the turn (WM-0.6). */
export type Commit = { type: 'commit' };
/** Nothing can be written: mark a system error (WM-0.10). */
export type TakeError = { type: 'error' };
/** Claim a fulfilled mission (WM-0.16). */
export type Claim = { type: 'claim'; mission: number };
/** Claim no (more) missions this turn (WM-0.16.1). */
export type Later = { type: 'later' };
/** What ASTRA's effect hits (WM-S.12). */
export type Target = { type: 'target'; target: string };
/** Give ASTRA the open card at this place (WM-S.10). */
export type Give = { type: 'give'; card: number };
/** Cross a solo bonus: the open card at this place leaves the game instead (WM-S.11). */
export type Remove = { type: 'remove'; card: number };
export type TurnBegan = { type: 'turn'; seat: number | null; turn: number; combinations: Message[] };
/** Cards that take no part in this match (WM-C.5). */
export type CardsSetAside = { type: 'cards_set_aside'; seat: number | null; cards: Message[] };
export type Reshuffled = { type: 'reshuffled'; seat: number | null };
export type Wrote = { type: 'wrote'; seat: number | null; number: number; slot: string; place: Message };
export type WroteX = { type: 'wrote_x'; seat: number | null; slot: string; place: Message };
export type Erred = { type: 'system_error'; seat: number | null };
export type Ready = { type: 'ready'; seat: number | null };
/** A symbol was marked; `deed` says it in words. */
export type Marked = { type: 'marked'; seat: number | null; mark: string; deed: Message };
export type SpentWild = { type: 'wild'; seat: number | null; effect: string };
/** Somebody was first: the high value is crossed for everyone else (WM-0.15). */
export type Raced = { type: 'raced'; seat: number | null; race: string; goal: Message; value: number; winners: number[] };
export type Claimed = {
  type: 'claimed';
  seat: number | null;
  mission: number;
  letter: string;
  reward: number;
  first: boolean;
  words: Message;
};
export type Ended = { type: 'ended'; seat: number | null; reasons: Message[] };
/** Three starship cards lie open (WM-S.6). */
export type CardsDrawn = { type: 'cards_drawn'; seat: number | null; turn: number; cards: Message[] };
export type EffectDrawn = { type: 'effect_drawn'; seat: number | null; letter: string; passing: number };
export type Struck = { type: 'struck'; seat: number | null; letter: string; target: string; name: Message };
export type MissionTurned = { type: 'mission_turned'; seat: number | null; letter: string };
export type GainedBonus = { type: 'solo_bonus'; seat: number | null; circled: number; lost: number };
export type CardGiven = { type: 'card_given'; seat: number | null; effect: string; points: number };
export type CardRemoved = { type: 'card_removed'; seat: number | null; effect: string };
/** The last slot of a planet is filled (WM-8.6). */
export type Captured = { type: 'captured'; seat: number | null; planet: string; name: Message; holders: number[] };
/** ASTRA draws her insignia on a planet (WM-S.51). */
export type AstraPlayed = { type: 'astra_played'; seat: number | null; combination: Message; planet: string; name: Message };
export type Fuelled = { type: 'fuelled'; seat: number | null; bonus: string; level: number };
/** A compartment pays its bonuses (WM-1.4). */
export type Completed = {
  type: 'compartment';
  seat: number | null;
  compartment: string;
  level: number;
  rockets: number;
  fuel: number;
  crosses: number;
  sabotages: number;
};
export type Sabotaged = { type: 'sabotage'; seat: number | null; bonus: string; level: number; culprits: number[]; victims: number[] };
export type Launched = { type: 'launched'; seat: number | null };
/** A mine is complete: what was circled in it goes to the factories (WM-4.7). */
export type Extracted = { type: 'extracted'; seat: number | null; mine: number; resources: Record<string, number> };
/** All icons of a main factory are crossed (WM-4.5). */
export type Upgraded = { type: 'upgraded'; seat: number | null; factory: string };
/** All icons of a secondary factory are crossed: it pays its bonus (WM-4.5). */
export type MineActivated = { type: 'activated'; seat: number | null; factory: string; gain: string; amount: number };
/** The grey virus has found its home (WM-6.3). */
export type Settled = { type: 'grey_virus'; seat: number | null; block: string; place: Message };
export type Infected = { type: 'infected'; seat: number | null; slot: string; place: Message };
export type Evacuated = { type: 'evacuated'; seat: number | null; block: string; place: Message; points: number };
/** A virus becomes active on every sheet (WM-6.10, WM-6.20). */
export type VirusActivated = { type: 'virus'; seat: number | null; virus: string; block: string; place: Message };
/** All viruses spread on the sheets of those who have not crossed the icon this turn (WM-6.11). */
export type Propagated = { type: 'propagation'; seat: number | null; symbol: string; culprits: number[]; victims: number[] };
export type Deck = {
  card_count: number;
  stacks: number;
  cards_per_stack: number;
  counts_by_number: Record<string, number>;
  counts_by_effect: Record<string, number>;
  cards: Card[];
};
/** A starship card: a number on one side, an effect on the other (WM-0.3). */
export type Card = { id: number; number: number; effect: string };
/** A starship card of the campaign: one of its numbers and one of its effects may be taken (WM-C.4). */
export type ExtraCard = { id: number; numbers: (number | 'X')[]; effects: string[] };
/** Starship cards that take no part in a match: all with these numbers, so many at random of these effects (WM-C.5). */
export type Removal = { numbers?: number[]; random?: Record<string, number> };
export type AdventureCards = { cards: AdventureCard[]; track: AstraTrack };
/**
 * One side of an adventure card.
 *
 * For so many `deeds` so many `bonuses` of the row of `solo_bonuses` are circled. Effect cards of these letters have an effect of their
 * own, which strikes so often. ASTRA scores fixed points, and some for each level.
 */
export type AdventureCard = {
  adventure: number;
  solo_bonuses: number;
  deeds: number;
  bonuses: number;
  effects: string[];
  strikes: number;
  fixed: number;
  per_level: number;
  majority?: Majority | null;
};
/** What ASTRA has in a majority: one for so many cards of an effect (WM-S.17). */
export type Majority = { effect: string; cards: number };
/** ASTRA's boxes in The Launch: those labelled above her level are crossed before the game (WM-S.30). */
export type AstraTrack = { labels: number[]; boxes: number; launch: number; numbers: NumberBox[] };
export type NumberBox = { place: number; value: number };
export type Opponents = { effects: string[]; opponents: Opponent[] };
/** One side of an opponent card: what a card of each effect is worth. */
export type Opponent = { level: number; name: string; points: number[] };
export type BattleContent = {
  adventure: number;
  name: Record<string, string>;
  counts: Record<string, number | Record<string, number>>;
  number_range: NumberRange;
  group_list: string | null;
  slots: PlanetSlot[];
  race_bonuses: RaceBonus[];
  marker_tracks: MarkerTrack[];
  value_tracks: ValueTrack[];
  error_boxes: ErrorBox[];
  error_mark: string;
  error_penalty_by_count: number[];
  mission_boxes: MissionBox[];
  scoring: Scoring;
  score_boxes: Record<string, Point>;
  campaign_stars_by_rank: Record<string, number>;
  missions: MissionCard[];
  lines: [];
  planets_by_number: Record<string, string[]>;
  planets: Planet[];
  asteroids: Asteroid[];
  zones: Zones;
  seating: Seating;
};
export type NumberRange = { min: number; max: number };
export type PlanetSlot = { id: string; lines: string[]; group: string | null; index: number; pos: Point; bonus: string | null };
export type Point = { x: number; y: number };
/** Worth more to who reaches its goal first; some are worth nothing later (WM-0.15). What the goal is, an adventure adds. */
export type RaceBonus = { id: string; unit: string; first: ValueBox; later: ValueBox | null };
export type ValueBox = { value: number; pos: Point };
/** Icons marked one after another (WM-0.14.1). */
export type MarkerTrack = {
  id: string;
  effect: string;
  mark: string;
  when_used_up: string;
  markers: Marker[];
  rewards: TrackReward[];
  same_as_storage_of?: string | null;
};
/** An icon of a track. */
export type Marker = { id: string; circled_at_start: boolean; pos: Point; column?: number | null };
/** What is gained once so many icons of a track are marked. */
export type TrackReward = { id: string; after_markers: number; gain: string; pos: Point };
/** Boxes crossed one after another: the first open one is the value (WM-0.4). */
export type ValueTrack = { id: string; effect: string; use: string; boxes: TrackBox[]; final_value: number };
export type TrackBox = { value: number; pos: Point; id: string };
export type ErrorBox = { id: string; printed_value: number; bonus: ErrorBonus | null; pos: Point };
/** What a system error gives or sets off: one of these. */
export type ErrorBonus = { circle_energy?: number | null; activate_airlock?: number | null; propagation?: string | null };
export type MissionBox = { letter: string; pos: Point };
/** The lines of a score; an adventure adds what it reads of it. */
export type Scoring = { terms: ScoreTerm[] };
export type ScoreTerm = { id: string; sign: number; how: string };
/** A mission: its condition is a word of the adventure's tests (WM-0.16). */
export type MissionCard = { id: number; type: string; reward_unit: string; reward_first: number; reward_later: number; condition: Test };
export type AsteroidsTest = { test: 'asteroids'; at_least: number };
export type DifferentMoonsWithOwnInsigniaTest = { test: 'different_moons_with_own_insignia'; at_least: number };
/** A captured planet of each of these types. */
export type PlanetTypesControlledTest = { test: 'planet_types_controlled'; all_of: ('green' | 'blue' | 'grey')[] };
/** So many value boxes of each type of planet. */
export type PlanetValueBoxesCrossedEachTypeTest = { test: 'planet_value_boxes_crossed_each_type'; at_least: number };
export type PlanetsControlledTest = { test: 'planets_controlled'; at_least: number };
/** So many boxes crossed of both. */
export type PlantAndWaterBoxesCrossedTest = { test: 'plant_and_water_boxes_crossed'; plants: number; water: number };
export type ColumnsFilledTest = { test: 'columns_filled'; at_least: number };
export type ObservatoryConnectedTest = { test: 'observatory_connected' };
export type PlantsCircledTest = { test: 'plants_circled'; at_least: number };
export type QuartersWithAllAntennasTest = { test: 'quarters_with_all_antennas'; at_least: number };
export type QuartersWithAllTanksTest = { test: 'quarters_with_all_tanks'; at_least: number };
export type RowsFilledTest = { test: 'rows_filled'; at_least: number };
/** Every section; a split one is two. */
export type DomeCompleteTest = { test: 'dome_complete' };
export type GroupsFilledTest = { test: 'groups_filled'; at_least: number };
export type SkyscraperTopsFilledTest = { test: 'skyscraper_tops_filled'; at_least: number };
/** So many levels of the tower with so many symbols circled. */
export type TowerLevelsWithCircledTest = { test: 'tower_levels_with_circled'; symbols_at_least: number; levels_at_least: number };
export type XWrittenTest = { test: 'x_written'; at_least: number };
/** Filled greenhouses with all plants circled: so many, or this one. */
export type GreenhousesFilledWithThreePlantsTest = { test: 'greenhouses_filled_with_three_plants'; at_least?: number; all_of?: string[] };
export type ModulesFilledTest = { test: 'modules_filled'; at_least: number };
export type ShipsFilledTest = { test: 'ships_filled'; at_least: number };
export type ShipsWithAllReactorsCircledTest = { test: 'ships_with_all_reactors_circled'; at_least: number };
export type ShipsWithAllTanksCircledTest = { test: 'ships_with_all_tanks_circled'; at_least: number };
/** So many filled zones of exactly these sizes. */
export type FilledZonesBySizeTest = { test: 'filled_zones_by_size'; sizes: Record<string, number> };
/** Stations with all plants circled. */
export type StationsWithAllPlantsTest = { test: 'stations_with_all_plants'; at_least: number };
/** Stations whose multiplier is circled. */
export type StationsWithMultiplierTest = { test: 'stations_with_multiplier'; at_least: number };
export type WaterTanksCircledTest = { test: 'water_tanks_circled'; at_least: number };
/** The most tanks, in tank order, without an uncircled one between them. */
export type WaterTanksConsecutiveTest = { test: 'water_tanks_consecutive'; at_least: number };
export type ErrorsCircledUncrossedTest = { test: 'errors_circled_uncrossed'; at_least: number };
/** Every slot of these levels. */
export type LinesFilledTest = { test: 'lines_filled'; all_of: string[] };
/** The most neighbouring mines that are extracted; the first and the last are no neighbours. */
export type AdjacentMinesExtractedTest = { test: 'adjacent_mines_extracted'; at_least: number };
export type FactoriesDoneTest = { test: 'factories_done'; at_least: number };
export type MinePlantsCircledTest = { test: 'mine_plants_circled'; at_least: number };
export type MineWaterCircledTest = { test: 'mine_water_circled'; at_least: number };
export type MinesExtractedTest = { test: 'mines_extracted'; at_least: number };
export type SecondaryFactoriesActiveTest = { test: 'secondary_factories_active'; at_least: number };
export type BlocksEvacuatedTest = { test: 'blocks_evacuated'; at_least: number };
/** Blocks with all walkways closed: so many, or these. */
export type BlocksWithAllWalkwaysClosedTest = { test: 'blocks_with_all_walkways_closed'; at_least?: number; all_of?: string[] };
export type FloorsFullyEvacuatedTest = { test: 'floors_fully_evacuated'; at_least: number };
export type FloorsWithAllEnergyCircledTest = { test: 'floors_with_all_energy_circled'; at_least: number };
export type FloorsWithAllPlantsAndTanksCircledTest = { test: 'floors_with_all_plants_and_tanks_circled'; at_least: number };
export type Planet = {
  id: string;
  type: string;
  label: string;
  numbers: number[];
  slots: string[];
  symbols: Symbol[];
  moon: Moon;
  flag_pos: Point;
  pos: Point;
};
export type Symbol = { id: string; kind: string; pos: Point };
export type Moon = { id: string; slots: Icon[] };
export type Icon = { id: string; pos: Point };
export type Asteroid = { id: string; order_from_zone_a: number; order_from_zone_b: number; bonuses: AsteroidBonus[]; pos: Point };
export type AsteroidBonus = { kind: string; pos: Point };
export type Zones = { zone_a: Zone; zone_b: Zone };
export type Zone = {
  player: string;
  insignia_pos: Point;
  marker_tracks: MarkerTrack[];
  value_tracks: ValueTrack[];
  error_boxes: ErrorBox[];
  error_mark: string;
  error_penalty_by_count: number[];
  mission_boxes: MissionBox[];
  score_boxes: Record<string, Point>;
};
export type Seating = { left_sheet: string; right_sheet: string; first_turn: string; alternate_every_turn: boolean };
export type ColonyContent = {
  adventure: number;
  name: Record<string, string>;
  counts: Record<string, number | Record<string, number>>;
  number_range: NumberRange;
  group_list: string | null;
  slots: Module[];
  race_bonuses: QuarterRace[];
  marker_tracks: MarkerTrack[];
  value_tracks: ValueTrack[];
  error_boxes: ErrorBox[];
  error_mark: string;
  error_penalty_by_count: number[];
  mission_boxes: MissionBox[];
  scoring: RankedScoring;
  score_boxes: Record<string, Point>;
  campaign_stars_by_rank: Record<string, number>;
  missions: MissionCard[];
  grid: string;
  lines: Line[];
  tunnels: Tunnel[];
  quarters: Quarter[];
  antennas: SlotSymbol[];
  water_tanks: SlotSymbol[];
};
/** A place of the grid: a module to write in, the start, the observatory, or a printed X. */
export type Module = {
  id: string;
  lines: string[];
  group: string | null;
  index: number;
  pos: Point;
  col: number;
  row: number;
  kind: string;
  writable: boolean;
  water_tank: string | null;
  antennas: string[];
  neighbours: string[];
};
export type QuarterRace = { id: string; unit: string; first: ValueBox; later: ValueBox; goal: GroupFilled };
export type GroupFilled = { group_filled: string };
export type RankedScoring = { terms: ScoreTerm[]; ranking: Ranking };
/** Points by place among the players (WM-0.18). */
export type Ranking = { of: string; points: number[]; requires_at_least: number; ties: string };
export type Line = { id: string; slots: string[] };
export type Tunnel = { id: string; between: [string, string]; direction: string; marked_at_start: boolean; pos: Point };
export type Quarter = {
  id: string;
  name: Record<string, string>;
  slots: string[];
  writable_slots: string[];
  antennas: string[];
  water_tanks: string[];
  greenhouses: ColonyGreenhouse[];
  race_bonus: string;
};
export type ColonyGreenhouse = { id: string; order_from_top: number; plants: number; pos: Point };
/** A symbol that belongs to a slot. */
export type SlotSymbol = { id: string; slot: string; group: string; pos: Point };
export type DomeContent = {
  adventure: number;
  name: Record<string, string>;
  counts: Record<string, number | Record<string, number>>;
  number_range: NumberRange;
  group_list: string | null;
  slots: DomeSlot[];
  race_bonuses: SkyscraperRace[];
  marker_tracks: MarkerTrack[];
  value_tracks: ValueTrack[];
  error_boxes: ErrorBox[];
  error_mark: string;
  error_penalty_by_count: number[];
  mission_boxes: DomeMissionBox[];
  scoring: Scoring;
  score_boxes: Record<string, Point>;
  campaign_stars_by_rank: Record<string, number>;
  missions: MissionCard[];
  lines: Line[];
  skyscrapers: Skyscraper[];
  tower_levels: TowerLevel[];
  dome: DomeSections;
  upgrade_tables: UpgradeTable[];
  drawing_hints: DrawingHints;
};
/** A level of a skyscraper: counted from the ground, negative below it. */
export type DomeSlot = {
  id: string;
  lines: string[];
  group: string | null;
  index: number;
  pos: Point;
  level: number;
  base: boolean;
  neighbours: string[];
  tower_level: string | null;
};
export type SkyscraperRace = { id: string; unit: string; first: ValueBox; later: ValueBox; goal: SlotFilled };
export type SlotFilled = { slot_filled: string };
export type DomeMissionBox = { letter: string; pos: Point; first_mark_pos: Point; later_mark_pos: Point };
/** `slots` from the lowest to the highest. */
export type Skyscraper = {
  id: string;
  number: number;
  slots: string[];
  levels_below_ground: number;
  levels_above_ground: number;
  base_slots: string[];
  race_bonuses: Record<string, string>;
};
export type TowerLevel = { id: string; level: number; slots: string[]; symbols: Symbol[] };
export type DomeSections = { sections: Section[] };
/** A section of the dome, and the halves that it is split in. */
export type Section = {
  id: string;
  order_from_left: number;
  parity: string;
  touches_ground: boolean;
  neighbours: string[];
  halves: [Icon, Icon];
  rotation_deg: number;
  pos: Point;
};
export type UpgradeTable = { id: string; effect: string; columns: string[]; rows: DomeRow[]; final_values: number[] };
export type DomeRow = { id: string; values: number[]; pos: Point };
export type DrawingHints = { ground_line_y: number; tower_box: TowerBox };
export type TowerBox = { x0: number; y0: number; x1: number; y1: number };
export type EscapeContent = {
  adventure: number;
  name: Record<string, string>;
  counts: Record<string, number | Record<string, number>>;
  number_range: NumberRange;
  group_list: string | null;
  slots: EscapeSlot[];
  race_bonuses: SlotRace[];
  marker_tracks: MarkerTrack[];
  value_tracks: ValueTrack[];
  error_boxes: ErrorBox[];
  error_mark: string;
  error_penalty_by_count: number[];
  mission_boxes: MissionBox[];
  scoring: EscapeScoring;
  score_boxes: Record<string, Point>;
  campaign_stars_by_rank: Record<string, number>;
  missions: MissionCard[];
  lines: ShipLine[];
  water_tanks: SlotSymbol[];
  ships: Ship[];
  components: Component[];
  airlocks: Airlock[];
  colony_airlocks: Airlock[];
};
export type EscapeSlot = {
  id: string;
  lines: string[];
  group: string | null;
  index: number;
  pos: Point;
  water_tank: string | null;
  bonus: string | null;
};
export type SlotRace = { id: string; unit: string; first: ValueBox; later: ValueBox | null; goal: SlotFilled };
/** `score_box_columns`: the ships of each column of boxes. */
export type EscapeScoring = { terms: ScoreTerm[]; tables: EscapeTables; score_box_columns: Record<string, string[]> };
export type EscapeTables = {
  greenhouse_by_circled_plants: number[];
  module_by_circled_reactors: number[];
  module_factor_with_tank: number;
};
/** A ship as an ascending line, greenhouse included (WM-7.4). */
export type ShipLine = { id: string; slots: string[]; components: string[]; height_from_bottom: number };
export type Ship = { id: string; number: number; reactors: StartSymbol[]; greenhouse: EscapeGreenhouse; score_box_pos: Point };
/** A symbol that may be circled from the start. */
export type StartSymbol = { id: string; circled_at_start: boolean; pos: Point };
export type EscapeGreenhouse = { component: string; plants: StartSymbol[]; race_bonus: string; score_box_pos: Point };
/** A module or a greenhouse. */
export type Component = { id: string; line: string; kind: string; slots: string[]; airlocks: string[]; connected_at_start: boolean };
export type Airlock = { id: string; between: [string, string]; kind: string; marked_at_start: boolean; pos: Point; rotation_deg?: number };
export type JourneyContent = {
  adventure: number;
  name: Record<string, string>;
  counts: Record<string, number | Record<string, number>>;
  number_range: NumberRange;
  group_list: string | null;
  slots: JourneySlot[];
  race_bonuses: StationRace[];
  marker_tracks: MarkerTrack[];
  value_tracks: ValueTrack[];
  error_boxes: ErrorBox[];
  error_mark: string;
  error_penalty_by_count: number[];
  mission_boxes: MissionBox[];
  scoring: RankedScoring;
  score_boxes: Record<string, Point>;
  campaign_stars_by_rank: Record<string, number>;
  missions: MissionCard[];
  lines: Trajectory[];
  walls: Wall[];
  water_tanks: Tank[];
  stations: Station[];
};
export type JourneySlot = {
  id: string;
  lines: string[];
  group: string | null;
  index: number;
  pos: Point;
  water_tank: string | null;
  station: string | null;
};
export type StationRace = { id: string; unit: string; first: ValueBox; later: ValueBox; goal: RobotsCircled };
export type RobotsCircled = { station_robots_circled: string };
export type Trajectory = { id: string; slots: string[]; divided_by: string };
export type Wall = { id: string; between: [string, string]; marked_at_start: boolean; pos: Point };
export type Tank = { id: string; slot: string; group: null; order: number; points: number; pos: Point };
export type Station = { id: string; slot: string; plants: Icon[]; robots: Robot[]; race_bonus: string; pos: Point };
export type Robot = { id: string; order_from_trajectory: number; pos: Point };
export type LaunchContent = {
  adventure: number;
  name: Record<string, string>;
  counts: Record<string, number | Record<string, number>>;
  number_range: NumberRange;
  group_list: string | null;
  slots: Slot[];
  race_bonuses: RaceBonus[];
  marker_tracks: MarkerTrack[];
  value_tracks: ValueTrack[];
  error_boxes: ErrorBox[];
  error_mark: string;
  error_penalty_by_count: number[];
  mission_boxes: MissionBox[];
  scoring: Scoring;
  score_boxes: Record<string, Point>;
  campaign_stars_by_rank: Record<string, number>;
  missions: MissionCard[];
  lines: Level[];
  compartments: Compartment[];
  bonuses: Bonus[];
  rocket_track: RocketTrack;
  tie_break_rockets: Icon[];
};
export type Slot = { id: string; lines: string[]; group: string | null; index: number; pos: Point };
/** A level of the rocket: one ascending line (WM-1.1). */
export type Level = {
  id: string;
  slots: string[];
  effect: string;
  accepts_effects: string[];
  order_from_top: number;
  compartments: string[];
};
export type Compartment = { id: string; line: string; slots: string[]; bonuses: string[] };
export type Bonus = {
  id: string;
  group: string;
  type: string;
  pos: Point;
  amount?: number;
  starts_fuelled?: boolean;
  fuel_arrow_pos?: Point | null;
};
export type RocketTrack = { rows: RocketRow[]; final_box: ValueBox; rockets_to_launch: number };
export type RocketRow = { row_from_bottom: number; rockets: Icon[]; score_box: ValueBox };
export type MineContent = {
  adventure: number;
  name: Record<string, string>;
  counts: Record<string, number | Record<string, number>>;
  number_range: NumberRange;
  group_list: string | null;
  slots: MineSlot[];
  race_bonuses: FactoryRace[];
  marker_tracks: MarkerTrack[];
  value_tracks: ValueTrack[];
  error_boxes: ErrorBox[];
  error_mark: string;
  error_penalty_by_count: number[];
  mission_boxes: MissionBox[];
  scoring: MineScoring;
  score_boxes: Record<string, Point>;
  campaign_stars_by_rank: Record<string, number>;
  missions: MissionCard[];
  lines: Line[];
  mines: MineColumn[];
  mine_resources: Resource[];
  factories: PrintedFactory[];
};
export type MineSlot = {
  id: string;
  lines: string[];
  group: string | null;
  index: number;
  pos: Point;
  gem: string | null;
  resource_above: string | null;
  resource_below: string | null;
};
export type FactoryRace = { id: string; unit: string; first: ValueBox; later: ValueBox | null; goal: ResourcesStored };
export type ResourcesStored = { stored: Stored };
export type Stored = { factory: string; number: number };
export type MineScoring = { terms: ScoreTerm[]; note: string };
export type MineColumn = { id: string; number: number; slots: string[]; resources: string[]; icon_pos: Point };
/** A gem beside one slot, or a plant or water between two. */
export type Resource = { id: string; kind: string; group: string; slots: string[]; pos: Point };
/** A main factory stores resources that are worth more after the upgrade; a secondary one has a bonus instead. */
export type PrintedFactory = {
  id: string;
  kind: string;
  name: Record<string, string>;
  icons: Symbol[];
  stores?: string | null;
  value_before?: number;
  value_after?: number;
  value_pos?: Point | null;
  storage?: Icon[];
  race_bonus?: string | null;
  bonus?: Record<string, Record<string, number>> | null;
  bonus_pos?: Point[];
};
export type VirusContent = {
  adventure: number;
  name: Record<string, string>;
  counts: Record<string, number | Record<string, number>>;
  number_range: NumberRange;
  group_list: string | null;
  slots: Room[];
  race_bonuses: RaceBonus[];
  marker_tracks: MarkerTrack[];
  value_tracks: ValueTrack[];
  error_boxes: ErrorBox[];
  error_mark: string;
  error_penalty_by_count: number[];
  mission_boxes: MissionBox[];
  scoring: Scoring;
  score_boxes: Record<string, Point>;
  campaign_stars_by_rank: Record<string, number>;
  missions: MissionCard[];
  lines: Floor[];
  blocks: Block[];
  water_tanks: SlotSymbol[];
  walkways: Walkway[];
  viruses: VirusSymbol[];
  resource_tracks: ResourceTrack[];
  infected_slot_penalty: number;
};
export type Room = { id: string; lines: string[]; group: string | null; index: number; pos: Point; water_tank: string | null };
export type Floor = { id: string; slots: string[]; blocks: string[] };
/** A housing block; `target_pos` is where its virus is circled, absent where it has none (WM-6.17). */
export type Block = {
  id: string;
  line: string;
  propagation_order: number;
  slots: string[];
  walkways: string[];
  virus: string | null;
  grey_virus_candidate: boolean;
  energy: StartSymbol[];
  plants: StartSymbol[];
  water_tank: string | null;
  target_pos: Point | null;
  outline_pos: Point;
  score_box_pos: Point;
};
export type Walkway = { id: string; between: [string, string]; marked_at_start: boolean; rotation_deg: number; pos: Point };
export type VirusSymbol = { id: string; home: string | null; activated_by: ActivatedBy; symbol_pos: Point | null; candidates?: string[] };
/** One of these: set-up, an icon of a track, the first claim of a mission (WM-6.3, WM-6.10, WM-6.20). */
export type ActivatedBy = {
  setup?: boolean;
  plant_track_icon?: string | null;
  water_track_icon?: string | null;
  mission_first?: string | null;
};
export type ResourceTrack = { id: string; effect: string; rows: VirusRow[]; value_by_rows_completed: number[] };
export type VirusRow = { row: number; icons: TrackIcon[]; score_box: ValueBox; row_bonus: RowBonus };
export type TrackIcon = { id: string; trigger: Trigger | null; pos: Point };
/** What crossing an icon sets off: a virus becomes active, or all viruses spread on other sheets (WM-6.10, WM-6.11). */
export type Trigger = { activate_virus?: string | null; propagation?: string | null; symbol?: string | null; symbol_pos?: Point | null };
export type RowBonus = { gain: string; pos: Point };

export type MoonAction = Write | WriteX | Mark | Skip | Wild | Infect | Commit | TakeError | Claim | Later | Target | Give | Remove;
export type ActionOf<T extends MoonAction['type']> = Extract<MoonAction, { type: T }>;
export type MoonEvent =
  | TurnBegan
  | CardsSetAside
  | Reshuffled
  | Wrote
  | WroteX
  | Erred
  | Ready
  | Marked
  | SpentWild
  | Raced
  | Claimed
  | Ended
  | CardsDrawn
  | EffectDrawn
  | Struck
  | MissionTurned
  | GainedBonus
  | CardGiven
  | CardRemoved
  | Captured
  | AstraPlayed
  | Fuelled
  | Completed
  | Sabotaged
  | Launched
  | Extracted
  | Upgraded
  | MineActivated
  | Settled
  | Infected
  | Evacuated
  | VirusActivated
  | Propagated;
/** What is chosen before the match; a list has a value for each seat. */
export type MoonOptions = {
  adventure: '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | 'random';
  mission_a: 'random' | '1' | '2';
  mission_b: 'random' | '1' | '2';
  mission_c: 'random' | '1' | '2';
  astra_level: '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8';
  missions_after_system_error: 'no' | 'yes';
  wild_effects: 'all' | 'no_astronaut_planning';
  a5_dome_single_arm: 'no' | 'yes';
  a6_water_exact_slot: 'no' | 'yes';
  a8_astronaut_any_sheet: 'no' | 'yes';
  a8_stored_astronauts_per_turn: 'unlimited' | '1';
  extra_cards: 'none' | 'x' | 'odd' | 'wild';
  removed_cards: 'none' | 'robot_energy' | 'extremes' | 'sevens' | 'plant_water';
};
/** What is printed, by the files of the contents. */
export type MoonContents = {
  deck: Deck;
  extra_cards: Record<string, ExtraCard[]>;
  removed_cards: Record<string, Removal>;
  adventures: AdventureCards;
  opponents: Opponents;
  battle: BattleContent;
  colony: ColonyContent;
  dome: DomeContent;
  escape: EscapeContent;
  journey: JourneyContent;
  launch: LaunchContent;
  mine: MineContent;
  virus: VirusContent;
};
