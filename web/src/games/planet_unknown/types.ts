/** What the server tells of Planet Unknown, and what it takes: written from the Structs by `make types`. */

import type { Message, Score } from '$lib/types';

export const PHASES = ['setup', 'rotation', 'event', 'event_civ', 'tile', 'civ', 'ending', 'over'] as const;
export type Phase = (typeof PHASES)[number];
export type Square = [number, number];
export const TRACKS = ['civ', 'water', 'biomass', 'rover', 'tech'] as const;
export type Track = (typeof TRACKS)[number];
export const RINGS = ['outer', 'inner'] as const;
export type Ring = (typeof RINGS)[number];
export const PIECES = ['lifepod', 'meteorite', 'rover'] as const;
export type Piece = (typeof PIECES)[number];
export const LINES = ['row', 'column'] as const;
export type Line = (typeof LINES)[number];
export const TERRAINS = ['civ', 'water', 'biomass', 'rover', 'tech', 'energy'] as const;
export type Terrain = (typeof TERRAINS)[number];
export const ANY_TRACKS = ['civ', 'water', 'biomass', 'rover', 'tech', 'flux'] as const;
export type AnyTrack = (typeof ANY_TRACKS)[number];
export const BONUS_RULES = ['all', 'none', 'no_synergy'] as const;
export type BonusRule = (typeof BONUS_RULES)[number];
export const COLLECTIBLES = ['lifepod', 'meteorite'] as const;
export type Collectible = (typeof COLLECTIBLES)[number];
export const ANY_TERRAINS = ['civ', 'water', 'biomass', 'rover', 'tech', 'energy', 'flux'] as const;
export type AnyTerrain = (typeof ANY_TERRAINS)[number];
export type CardOperation =
  | AdvanceOp
  | AdvanceToLevelOp
  | CollectOp
  | DestroyOp
  | ExtraTileOp
  | LifepodValueOp
  | MedalsOp
  | MedalsPerOp
  | MovementOp
  | PatchOp
  | SetCardOp
  | TeleportOp;
export type SlotBonus = ChooseOneOp | CivCardOp | MovementOp | PatchOp | PlaceRoverOp | SynergyOp | UnlockTechOp;
export type TechnologyEffect =
  | AdvanceOp
  | AdvanceToMilestoneOp
  | ClaimRowOp
  | CollectOp
  | DestroyOp
  | DrawObjectivesOp
  | MovementOp
  | PatchOp
  | RegressOp
  | RepositionLifepodOp
  | ResetTrackerOp
  | SynergyOp
  | TakeCivCardsOp
  | TeleportOp
  | IgnoreAdjacency
  | StoresPatches
  | AddMovement
  | WaterSteps
  | NoMeteorites
  | AddCivChoice
  | PatchOnTiles
  | PatchOnMeteorites
  | ExtraPatch
  | DiagonalMoves
  | FreeMoves
  | ReplacesPatch
  | SynergySteps
  | TechAsEnergy
  | SkipTrackers
  | LinkTracks
  | SidewaysAdvance
  | ScoreAsHighest
  | ImproveTrack;
export const SIGNALS = ['green', 'orange', 'red'] as const;
export type Signal = (typeof SIGNALS)[number];
export type EventEffect =
  | AddCivCardsOp
  | AdvanceOp
  | ChooseOneOp
  | CollectOp
  | DestroyOp
  | DrawObjectivesOp
  | PatchOp
  | PlaceMeteoriteOp
  | PlaceRoverOp
  | RegressOp
  | RemoveCivCardsOp
  | RemoveObjectiveOp
  | RemoveStackOp
  | RotateStationOp
  | SynergyOp
  | RoverTerrainBan
  | TileGroundBan
  | NoMatchingNeighboursBan
  | OneResourceBan
  | NoMilestonesBan
  | NoSynergyBan;
export type AnyMeasure =
  | ResourcesOnPlanet
  | ResourcesOnEdge
  | LargestArea
  | NumberOfAreas
  | MostResourcesInOneArea
  | Rectangles
  | TracksAtMaximum
  | LifepodsCollected
  | MeteoritesCollected
  | LifepodsMinusMeteorites
  | UncoveredSquares;
export type AnyPlanetRule =
  | FeatureTerrainRule
  | ScoreUncoveredRule
  | ScoreRegionsRule
  | FirstPieceCoversRule
  | SingleGroundBan
  | SymbolZoneBan
  | RingAnchorBan
  | FeatureForbiddenBan
  | ChasmTileBan
  | ChasmRoverBan
  | SlideInBan;
/**
 * `boards`: the two boards offered to these eyes, during set-up. `civ_left`: cards in the civ stacks of levels 1 to 4. `target`: the
 * score to reach alone. `ties`: at the end, those whom others equal in medals, the best first.
 */
export type PlanetView = {
  game: string;
  round: number;
  scores: Score[];
  phase: Phase;
  commander: number;
  fixed_rotation: boolean;
  station: StationView;
  event: EventView | null;
  players: PlayerView[];
  objectives: ObjectiveView[];
  civ_left: number[];
  target: number | null;
  boards: string[];
  ties: TieView[];
};
/** Compartments clockwise. `facing`: after so many steps clockwise what each position faces (PU-4.1). */
export type StationView = { rotation: number; shift: number; outer: StackView[]; inner: StackView[]; facing: FacedView[][] };
/** A stack of the station: the visible tile on top (none when it is empty) and how many tiles are left. */
export type StackView = { shape: string; top: string | null; left: number };
/** The compartments that an indicator faces. */
export type FacedView = { outer: number; inner: number };
/**
 * The event deck: the card of this round with its text, those of earlier rounds, how many are left, how many of each colour
 * (green, orange, red) the deck had, and the next card for whoever has looked at it.
 */
export type EventView = {
  card: string | null;
  text: Message | null;
  past: string[];
  left: number;
  mix: number[];
  next: string | null;
  next_text: Message | null;
};
/**
 * A player's planet and corporation board.
 *
 * `lines`: rows from the top, then columns from the left. `technologies`: levels in force; `spent`: those whose limit is used up.
 * `housed`: lifepods on track slots ("civ-4") or technologies ("technology-a"). `pending`: effects that wait, in words.
 * `hand`: the tile taken and not placed yet; `taken`: the ring it came from this round. `places`: for the outer, then the inner
 * compartments, how many placements their top tile has; only while the station is being turned. `private` is None for others'.
 * `offer`: civ cards looked at just now, own ones only. `closed`: uncovered squares that the event of the round closes to tiles.
 * `regions`: for the regions of the planet, whether they are fully covered. `track_medals`: those of all trackers together.
 */
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
  lines: LineView[];
  covered: number;
  squares: number;
  last: Square[];
  trackers: TrackerView[];
  technologies: string[];
  spent: string[];
  flux: Track | null;
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
  drawn: PrivateView[];
  offer: CardView[];
  pending: Message[];
  hand: string | null;
  taken: Ring | null;
  stuck: boolean;
  closed: Square[];
  places: number[];
  regions: boolean[];
  track_medals: number;
};
/**
 * A tile on a planet: `turn` 0 to 3 quarter turns clockwise, 4 to 7 after flipping left to right; `at` the upper left corner of
 * its bounding box.
 */
export type PieceView = { tile: string; turn: number; at: Square };
export type RoverView = { at: Square; loaded: boolean };
/** A row or column: squares covered, squares there are, whether a meteorite lies on it, its medals, whether it is fully covered. */
export type LineView = { covered: number; squares: number; blocked: boolean; medals: number; complete: boolean };
/**
 * Where a tracker stands: on its own track unless the corporation lets it leave it. `medals` it would score now, `next`: slots
 * that an advance leads to.
 */
export type TrackerView = { track: Track; slot: string; medals: number; next: string[] };
/**
 * A civ card; `card` and `text` are hidden for others' kept cards until the end. `medals`: what it adds as things stand, beside the
 * cards kept before it. `nth`: which card of its set it would be, 0 for a card without one. `finds`: how many pieces a card to choose
 * from finds on one's planet, None if it asks for none.
 */
export type CardView = { level: number; card: string | null; text: Message | null; medals: number; nth: number; finds: number | null };
/** A private objective with what it asks for, and whether it is met now. */
export type PrivateView = { objective: string; text: Message; value: number; met: boolean };
/** A competitive objective: the seats it lies between, what each counts now and the medals that gives. */
export type ObjectiveView = { objective: string; text: Message; seats: number[]; values: number[]; medals: number[] };
/** What decides between equals in medals (PU-13.9). */
export type TieView = { seat: number; uncovered: number; meteorites: number };
/** Which sides of the two boards to play (PU-3.2). */
export type ChooseBoards = { type: 'boards'; planet: string; corporation: string };
/** Keep one of the objective cards drawn (PU-3.6, PU-15.2, PU-18.6 f). */
export type KeepObjective = { type: 'keep_objective'; objective: string };
export type DiscardObjective = { type: 'discard_objective'; objective: string };
/** Put the flux token on a track (PU-18.9). */
export type ChooseFlux = { type: 'flux'; track: Track };
/** Turn the station this many depots clockwise (PU-4, R1). */
export type Rotate = { type: 'rotate'; steps: number };
/** Take the top tile of the outer or inner stack of the depot (PU-4.1). */
export type Take = { type: 'take'; ring: Ring };
/**
 * Put the tile in hand on the planet (PU-5).
 *
 * `turn` 0 to 3: quarter turns clockwise; 4 to 7: flipped left to right first. `at`: the upper left corner of its bounding box.
 * Turns that look the same have the lowest number. `as_energy`: the tech section is treated as energy (PU-18.6 d).
 */
export type Place = { type: 'place'; turn: number; at: Square; as_energy: boolean };
/** No tile of the depot fits: take one only for its resources (PU-12.2). */
export type SetAside = { type: 'set_aside'; ring: Ring };
/** Move a tracker up. `by`: what lets it advance. `to`: the slot it goes to, like "civ-4" (PU-18.8). */
export type Advance = { type: 'advance'; track: Track; by: string; to: string };
/** Move a tracker down (PU-6.7). */
export type Regress = { type: 'regress'; track: Track; by: string };
/** Do without something optional (PU-4.3). */
export type Decline = { type: 'decline'; what: string };
export type PlaceRover = { type: 'place_rover'; at: Square };
export type PlacePatch = { type: 'place_patch'; at: Square };
/** Keep the patch for the end of the game (PU-10.3). */
export type StorePatch = { type: 'store_patch' };
/** Take a synergy instead of the patch (PU-18.6 a). */
export type ReplacePatch = { type: 'replace_patch' };
/** Gain two patches instead of one (PU-18.3, technology 3). */
export type DoublePatch = { type: 'double_patch' };
/** The next synergy advances its tracker twice (PU-18.6 c). */
export type DoubleSynergy = { type: 'double_synergy' };
/** Move a rover one square (PU-9.1). */
export type Move = { type: 'move'; start: Square; to: Square };
/** Lift a rover to another square (PU-9.7). `by`: technology, for a movement point, or card. */
export type Teleport = { type: 'teleport'; start: Square; to: Square; by: string };
/** Take a lifepod or meteorite from the planet to the collection area. */
export type Collect = { type: 'collect'; piece: Piece; at: Square };
/** Remove a piece from the game; without a square: a collected one in the collection area. */
export type Destroy = { type: 'destroy'; piece: Piece; at: Square | null };
/** Remove a lifepod that stands on the corporation board (PU-16.11). */
export type DestroyStored = { type: 'destroy_stored'; place: string };
/** Destroy all meteorites of a row or column (PU-11, Landing Zone Approved). */
export type ClearLine = { type: 'clear_line'; line: Line; number: number };
export type PlaceMeteorite = { type: 'place_meteorite'; at: Square };
/** Where a collected lifepod goes: "collection", a track slot like "civ-4", or a technology like "technology-a" (PU-18.4, PU-18.6). */
export type House = { type: 'house'; place: string };
/** Move a collected lifepod between track slots and collection area (PU-18.4). */
export type Reposition = { type: 'reposition'; start: string; to: string };
/** One of several lists of effects, by its number from 0 (PU-18.3, PU-16.11). `origin`: the slot or card that offers them. */
export type ChooseBonus = { type: 'choose'; origin: string; option: number };
/** Look at the civ stack of a level that a milestone gives a card of (PU-7.1). */
export type OpenStack = { type: 'open_stack'; level: number };
/** Keep a civ card (PU-7.1). */
export type PickCard = { type: 'pick_card'; card: string };
/** Use a technology of one's own turn, by its level (PU-18). */
export type UseTechnology = { type: 'use'; technology: string };
/** Remove all tiles of one stack of the depot (PU-16.9). */
export type RemoveStack = { type: 'remove_stack'; ring: Ring };
/** End one's part of the phase (PU-4.2). */
export type Finish = { type: 'finish' };
export type RoundBegan = { type: 'round'; seat: number | null; number: number };
export type StationTurned = { type: 'turned'; seat: number | null; steps: number };
export type EventRevealed = { type: 'event'; seat: number | null; card: string };
export type BoardsChosen = { type: 'boards'; seat: number | null; planet: string; corporation: string };
export type TileTaken = { type: 'taken'; seat: number | null; tile: string };
export type TilePlaced = { type: 'placed'; seat: number | null; tile: string; turn: number; at: Square; meteorite: boolean };
export type TileSetAside = { type: 'set_aside'; seat: number | null; tile: string };
export type TrackerMoved = { type: 'tracker'; seat: number | null; track: string; slot: string };
export type PatchPlaced = { type: 'patch'; seat: number | null; at: Square };
export type PatchStored = { type: 'patch_stored'; seat: number | null };
export type RoverDeployed = { type: 'rover'; seat: number | null; at: Square };
export type RoverMoved = { type: 'moved'; seat: number | null; start: Square; to: Square };
export type Collected = { type: 'collected'; seat: number | null; piece: string };
export type Housed = { type: 'housed'; seat: number | null; place: string };
export type Destroyed = { type: 'destroyed'; seat: number | null; piece: string };
export type MeteoriteFell = { type: 'meteorite'; seat: number | null; at: Square };
export type StackRemoved = { type: 'stack_removed'; seat: number | null; ring: string };
export type CardPlayed = { type: 'card'; seat: number | null; card: string };
export type CardKept = { type: 'card_kept'; seat: number | null; level: number };
export type ObjectiveShared = { type: 'objective_shared'; seat: number | null; objective: string };
export type TechnologyUsed = { type: 'technology'; seat: number | null; corporation: string; technology: string };
/** A tile lies against a restriction, as nothing of the depot could obey (PU-5.6). */
export type Breached = { type: 'breached'; seat: number | null; rule: string; key: string };
/** A tile lies on a lifepod, a rover or a city (PU-5.3, PU-19.5). */
export type PieceCovered = { type: 'covered'; seat: number | null; piece: 'lifepod' | 'meteorite' | 'rover' | 'city'; at: Square };
/**
 * A resource of a tile waits: the trackers that it can advance with the slots they come to first, and by how many slots (PU-8).
 *
 * `by`: what the actions that use it name as their source.
 */
export type ResourceWaits = {
  type: 'resource';
  seat: number | null;
  terrain: Terrain;
  steps: number;
  advances: [Track, string][];
  by: string;
};
/** A row or column is complete and free of meteorites (PU-13.2); `number` counts from 1. */
export type LineCompleted = { type: 'line'; seat: number | null; line: Line; number: number; medals: number };
/**
 * What an objective counts for the seat has changed, and with it the medals of the seats it lies between (PU-13.7, PU-13.8).
 *
 * `medals`: in the order of `seats`, the others as the seat knows them; `before`: what they were. A private objective lies between nobody.
 */
export type ObjectiveCounted = {
  type: 'objective';
  seat: number | null;
  objective: string;
  private: boolean;
  value: number;
  seats: number[];
  medals: number[];
  before: number[];
};
/** Movement points for a step of a rover (PU-9.1). */
export type PointsSpent = { type: 'points'; seat: number | null; points: number };
export type Ready = { type: 'ready'; seat: number | null };
export type Ended = { type: 'ended'; seat: number | null; reasons: Message[] };
export type CivCard = { id: string; level: number; timing: 'immediate' | 'end_of_game'; effects: CardOperation[] };
/** Different trackers advance, each so many steps (PU-6.1, PU-11.1). */
export type AdvanceOp = { op: 'advance'; tracks: AnyTrack[]; trackers: number; steps: number; bonuses: BonusRule };
/** All trackers below a level advance to it (PU-11.4). */
export type AdvanceToLevelOp = { op: 'advance_to_level'; tracks: Track[]; level: number; bonuses: BonusRule };
/** Pieces go from the planet to the collection area (PU-11.3). */
export type CollectOp = { op: 'collect'; piece: Collectible; count: number };
/** Pieces leave the game (PU-11.3, PU-16.11, PU-18.5). */
export type DestroyOp = {
  op: 'destroy';
  piece: Collectible | 'rover';
  where: 'planet' | 'collected' | 'one_row_or_column' | 'carried_by_this_rover';
  count: number | 'all';
  if?: OnPlanet;
};
/** What must be on the planet for an operation. */
export type OnPlanet = { rovers_on_planet_at_least?: number };
/** A tile more; its resources may advance nothing (PU-11.2). */
export type ExtraTileOp = { op: 'extra_tile'; source: 'own_depot'; resources_advance: boolean };
/** Medals for each lifepod in the collection area (PU-11.6). */
export type LifepodValueOp = { op: 'lifepod_value'; count: number };
export type MedalsOp = { op: 'medals'; count: number };
/** So many medals for each patch (Sustainable Living Act). */
export type MedalsPerOp = { op: 'medals_per'; metric: 'patches_on_planet'; count: number };
/** Movement points: a number or that of the rover slot, once or for each such rover (PU-9.4, PU-21.2). */
export type MovementOp = {
  op: 'movement';
  points: number | 'current_rover_slot';
  per?: 'rover_on_terrain' | 'rover_carrying_meteorite' | null;
  terrain?: AnyTerrain | null;
};
/** Biomass patches (PU-7.4, PU-10). */
export type PatchOp = { op: 'patch'; count: number };
/** One card of a set (PU-11.5). */
export type SetCardOp = { op: 'set_card'; set: 'meteorite_repo' | 'commerce_agreement' };
/** A rover is lifted to another square, for so many movement points (PU-9.7). */
export type TeleportOp = { op: 'teleport'; from: Squares; to: Squares; cost: number };
/** Squares that show a resource, or have any terrain, or the same as another square. */
export type Squares = { any?: boolean; symbol?: Terrain | null; terrain?: 'any' | 'same' | null };
/** A corporation board: tracks, technologies, special rules (PU-18). `stretched`: tracks whose steps take several printed rows each. */
export type CorporationContent = {
  id: string;
  side: string;
  difficulty: number;
  rovers: number;
  rover_top_repeat: number;
  special_rules: Trigger[];
  tracks: Record<Track, Slot[]>;
  technologies: TechnologyContent[];
  water_path?: [Track, number][];
  stretched?: Track[];
};
/** A permanent rule of a corporation board: when it applies and what it does (PU-21.4). */
export type Trigger = {
  when: 'always' | 'setup' | 'civ_milestone' | 'tech_milestone' | 'lifepod_collected';
  effects: (RegressOp | ChooseFluxTrackOp | BiomassNeedsExpansion | EnergyExcludes | LifepodToTrackSlot | SkipLifepodSlots | CarryMeteorites | LifepodToTechnology | WaterPath | WaterStepsPerIceSquare | ExclusiveSlots | DiagonalAdvance | ScoreWhereStanding | LatestTechnologyOnly)[];
};
/** A tracker goes down (PU-6.7). */
export type RegressOp = { op: 'regress'; tracks: AnyTrack[]; trackers: 1; steps: number };
/** The flux token is put on a track (PU-18.9). */
export type ChooseFluxTrackOp = { op: 'choose_flux_track' };
/** PU-18.3. */
export type BiomassNeedsExpansion = { op: 'biomass_needs_expansion' };
/** Energy never advances these trackers (PU-18.3). */
export type EnergyExcludes = { op: 'energy_excludes'; tracks: Track[] };
/** PU-18.4. */
export type LifepodToTrackSlot = { op: 'lifepod_to_track_slot' };
/** PU-6.8, PU-18.4. */
export type SkipLifepodSlots = { op: 'skip_lifepod_slots' };
/** PU-18.5. */
export type CarryMeteorites = { op: 'carry_meteorites'; capacity: 1 };
/** PU-18.6. */
export type LifepodToTechnology = { op: 'lifepod_to_technology'; slots: string[] };
/** PU-18.7. */
export type WaterPath = { op: 'water_path' };
/** PU-18.7. */
export type WaterStepsPerIceSquare = { op: 'water_steps_per_ice_square'; steps: 1 };
/** PU-6.8. */
export type ExclusiveSlots = { op: 'exclusive_slots' };
/** PU-18.8. */
export type DiagonalAdvance = { op: 'diagonal_advance' };
/** PU-18.8. */
export type ScoreWhereStanding = { op: 'score_where_standing' };
/** PU-18.9. */
export type LatestTechnologyOnly = { op: 'latest_technology_only' };
/** A slot of a track. `row`: where it is printed, when that is not its level. */
export type Slot = { level: number; row?: number | null; medal?: number; bonuses?: SlotBonus[] };
/** One of several lists (PU-6.2, PU-16.11). */
export type ChooseOneOp = { op: 'choose_one'; options: (AdvanceOp | SynergyOp | PatchOp | PeekEventOp)[][] };
/** Any tracker advances (PU-6.3). */
export type SynergyOp = { op: 'synergy'; count: number };
/** A look at the top card of the event deck (PU-16.11). */
export type PeekEventOp = { op: 'peek_event' };
/** A civ milestone (PU-7.1). */
export type CivCardOp = { op: 'civ_card'; level: number };
/** A rover milestone, or a rover that an event gives (PU-7.2, PU-16.11). */
export type PlaceRoverOp = {
  op: 'place_rover';
  count: number;
  source: 'own_supply' | 'general_supply';
  target: 'last_tile' | 'tile_of_this_round';
};
/** A tech milestone (PU-7.3). */
export type UnlockTechOp = { op: 'unlock_tech'; level: number };
/** A technology of a corporation board, and when it works (PU-18, PU-21.5). */
export type TechnologyContent = {
  level: string;
  id: string;
  when: 'always' | 'round_start' | 'game_end' | 'scoring' | 'own_turn' | 'tile_taken' | 'tile_placed' | 'water_resource' | 'track_movement_gained' | 'civ_milestone' | 'civ_pick' | 'unlocked' | 'patch_gained' | 'meteorite_collected' | 'synergy_used' | 'rover_move' | 'rover_arrives';
  if?: Conditions;
  optional: boolean;
  limit: 'round' | 'game' | null;
  effects: TechnologyEffect[];
};
/** What must hold for a technology, all of it (PU-21.5). */
export type Conditions = {
  tile_has_resource?: AnyTerrain | null;
  tile_covers_ice?: boolean | null;
  terrain?: Terrain | null;
  rover_carrying?: boolean | null;
  milestone_level_at_most?: number | null;
  movement_gained_this_round_at_least?: number;
  trackers_on_rover_track_at_least?: number;
  track_at_maximum?: Track | null;
  next_milestone_exists?: 'flux' | null;
};
/** A tracker advances to the next milestone of its track's own kind (PU-18.9). */
export type AdvanceToMilestoneOp = { op: 'advance_to_milestone'; tracks: [AnyTrack]; bonuses: BonusRule };
/** All bonuses at the level of one tracker (PU-18.6 e). */
export type ClaimRowOp = { op: 'claim_row' };
/** Objectives, of which some are kept (PU-16.11, PU-18.6 f). */
export type DrawObjectivesOp = { op: 'draw_objectives'; draw: number; keep: number; side: 'private' | 'shared' };
/** Collected lifepods move between track slots and collection area (PU-18.4). */
export type RepositionLifepodOp = { op: 'reposition_lifepod'; count: number };
/** A tracker goes back to level 0 (PU-18.3). */
export type ResetTrackerOp = { op: 'reset_tracker'; track: Track };
/** Cards of all those left (PU-18.2). */
export type TakeCivCardsOp = { op: 'take_civ_cards'; count: number };
/** PU-5.1 e does not hold for these pieces (PU-18.1, PU-18.5). */
export type IgnoreAdjacency = { op: 'ignore_adjacency'; applies_to: ('tile' | 'patch')[] };
/** PU-10.3. */
export type StoresPatches = { op: 'store_patch' };
/** Points more for each number of the rover track (PU-9.6). */
export type AddMovement = { op: 'add_movement'; points: number };
/** Steps of water that a placed tile advances (PU-18.1). */
export type WaterSteps = { op: 'water_steps'; steps: number };
/** PU-18.1. */
export type NoMeteorites = { op: 'no_meteorites' };
/** A random card of a higher level to choose from (PU-18.2). */
export type AddCivChoice = { op: 'add_civ_choice'; levels_up: 1; count: 1 };
/** PU-18.3. */
export type PatchOnTiles = { op: 'patch_on_tiles' };
/** PU-18.3. */
export type PatchOnMeteorites = { op: 'patch_on_meteorites' };
/** Patches more for a gained one (PU-18.3). */
export type ExtraPatch = { op: 'extra_patch'; count: number };
/** PU-9.2, PU-18.4. */
export type DiagonalMoves = { op: 'diagonal_moves' };
/** Steps onto a terrain cost no point (PU-18.4). */
export type FreeMoves = { op: 'free_moves'; terrain: Terrain };
/** Something else instead of a gained patch (PU-18.6 a). */
export type ReplacesPatch = { op: 'replace_patch'; count: 1; effects: SynergyOp[] };
/** Steps of a synergy (PU-18.6 c). */
export type SynergySteps = { op: 'synergy_steps'; steps: number };
/** PU-18.6 d. */
export type TechAsEnergy = { op: 'tech_as_energy' };
/** PU-6.8, PU-18.7. */
export type SkipTrackers = { op: 'skip_trackers' };
/** These tracks count as neighbours (PU-18.8). */
export type LinkTracks = { op: 'link_tracks'; tracks: [Track, Track] };
/** PU-18.8. */
export type SidewaysAdvance = { op: 'sideways_advance' };
/** PU-18.8. */
export type ScoreAsHighest = { op: 'score_as_highest' };
/** How the bonuses of the flux track are better (PU-18.9). */
export type ImproveTrack = {
  op: 'improve_track';
  flux: Track;
  change: 'milestone_level_plus_1_max_4' | 'synergy_twice' | 'two_patches_per_milestone' | 'movement_plus_1';
};
export type EventCard = { id: string; signal: Signal; solo_only: boolean; kind: 'once' | 'round'; effects: EventEffect[] };
/** Cards that are not in play join each stack (PU-16.11). */
export type AddCivCardsOp = { op: 'add_civ_cards'; per_level: number };
/** Meteorites fall (PU-16.8). */
export type PlaceMeteoriteOp = { op: 'place_meteorite'; count: number };
/** Cards of each stack go out of play (PU-16.11). */
export type RemoveCivCardsOp = { op: 'remove_civ_cards'; per_level: number };
/** Private objectives are given up (PU-16.11). */
export type RemoveObjectiveOp = { op: 'remove_objective'; count: number };
/** A stack of the depot leaves the game (PU-16.9). */
export type RemoveStackOp = { op: 'remove_stack' };
/** The station turns (PU-16.11). */
export type RotateStationOp = { op: 'rotate_station' };
/** Rovers may not move onto a terrain (PU-9.2). */
export type RoverTerrainBan = { op: 'rover_terrain'; terrain: Terrain };
/** No tile on ice, or none on the edge (PU-16.7, PU-5.2). */
export type TileGroundBan = { op: 'tile_ground'; ground: 'ice' | 'edge' };
/** PU-16.6. */
export type NoMatchingNeighboursBan = { op: 'no_matching_neighbours' };
/** PU-16.5. */
export type OneResourceBan = { op: 'one_resource' };
/** PU-16.4. */
export type NoMilestonesBan = { op: 'no_milestones' };
/** PU-16.4a. */
export type NoSynergyBan = { op: 'no_synergy' };
/** The event decks for so many players: what the options stand for, and all that the players may mix (PU-15.3). */
export type ListedDecks = { seats: number[]; named: Record<string, [number, number, number]>; mixes: [number, number, number][] };
/** A tile; `turns`: by which of its eight orientations each one goes, the lowest of those that look alike (PU-1.3). */
export type ListedTile = { id: string; shape: string; terrains: [Terrain, Terrain]; meteor: boolean; turns: number[] };
export type Objective = { id: string; competitive: Competitive; private: Private };
/** What neighbours compare (PU-14). */
export type Competitive = { measure: AnyMeasure; compare: 'most' | 'fewest' };
/** PU-14.1. */
export type ResourcesOnPlanet = { metric: 'resources_on_planet'; terrain: Terrain };
/** PU-14.2. */
export type ResourcesOnEdge = { metric: 'resources_on_edge'; terrain: Terrain };
/** PU-14.3. */
export type LargestArea = { metric: 'largest_area'; terrain: Terrain };
/** PU-14.3. */
export type NumberOfAreas = { metric: 'number_of_areas'; terrain: Terrain };
/** PU-14.3. */
export type MostResourcesInOneArea = { metric: 'most_resources_in_one_area'; terrain: Terrain };
/** Places for a block of that size, lying or standing (PU-14.4). */
export type Rectangles = { metric: 'rectangles'; terrain: Terrain; size: [number, number] };
/** PU-14.6. */
export type TracksAtMaximum = { metric: 'tracks_at_maximum'; tracks: Track[] };
/** PU-14.7. */
export type LifepodsCollected = { metric: 'lifepods_collected' };
/** PU-14.7. */
export type MeteoritesCollected = { metric: 'meteorites_collected' };
/** PU-14.7. */
export type LifepodsMinusMeteorites = { metric: 'lifepods_minus_meteorites_collected' };
/** PU-14.8. */
export type UncoveredSquares = { metric: 'uncovered_squares'; ground: 'ice' | 'land' };
/** How much of something there must be, or may be at most (PU-13.7). */
export type Private = { measure: AnyMeasure; at_least?: number | null; at_most?: number | null };
/** A planet board: L land, I ice, H hole, . no square (PU-19). */
export type PlanetContent = {
  id: string;
  side: string;
  difficulty: number;
  grid: string[];
  lifepods: [number, number][];
  features: Record<string, [number, number][]>;
  row_medals: number[];
  column_medals: number[];
  edge: 'all' | 'border' | 'outline';
  special_rules: AnyPlanetRule[];
  squares: number;
  ice_squares: number;
  edge_squares: number;
  chasm?: Chasm | null;
  regions?: [number, number][][];
};
/** Uncovered squares of a feature are terrain (PU-19.4). */
export type FeatureTerrainRule = { op: 'feature_terrain'; feature: string; terrain: 'energy' };
/** Medals for each square of a feature that is left uncovered (PU-19.5). */
export type ScoreUncoveredRule = { op: 'score_uncovered'; feature: string; medals: number };
/** Medals for each region that is fully covered (PU-19.13). */
export type ScoreRegionsRule = { op: 'score_regions'; medals: number };
/** The first piece covers a square of a feature instead of the edge (PU-19.9). */
export type FirstPieceCoversRule = { op: 'first_piece_covers'; feature: string };
/** PU-19.2. */
export type SingleGroundBan = { op: 'single_ground'; applies_to: ('tile' | 'patch' | 'rover')[]; waivable: boolean };
/** PU-19.3. */
export type SymbolZoneBan = { op: 'symbol_zone'; applies_to: ('tile' | 'patch' | 'rover')[]; waivable: boolean; zones: Zone[] };
/** Squares from one to another, and the resource whose symbol they forbid. */
export type Zone = { x: [number, number]; y: [number, number]; resource: Terrain };
/** PU-19.6. */
export type RingAnchorBan = { op: 'ring_anchor'; applies_to: ('tile' | 'patch' | 'rover')[]; waivable: boolean; feature: string };
/** Patches or rovers stay off the uncovered squares of a feature (PU-19.6, PU-19.8). */
export type FeatureForbiddenBan = {
  op: 'feature_forbidden';
  applies_to: ('tile' | 'patch' | 'rover')[];
  waivable: boolean;
  feature: string;
};
/** PU-19.7. */
export type ChasmTileBan = { op: 'chasm_tile'; applies_to: ('tile' | 'patch' | 'rover')[]; waivable: boolean };
/** PU-19.7. */
export type ChasmRoverBan = { op: 'chasm_rover'; applies_to: ('tile' | 'patch' | 'rover')[]; waivable: boolean };
/** PU-19.10. */
export type SlideInBan = { op: 'slide_in'; applies_to: ('tile' | 'patch' | 'rover')[]; waivable: boolean };
export type Chasm = { sides: string[]; crossings: [[number, number], [number, number]][] };
/** Medals for pieces in the collection area, objectives and sets of civ cards (PU-13). */
export type ScoringContent = {
  lifepod: number;
  meteorites_for_a_medal: number;
  objective: ObjectiveMedals;
  sets: Record<string, SetMedals>;
};
/** Competitive: for the best alone, for each of several best. Private: when it is met (PU-13.7, PU-13.8). */
export type ObjectiveMedals = { won: number; tied: number; met: number };
/** By cards held, from none on: medals for them, or medals for as many meteorites as give one otherwise (PU-11.5). */
export type SetMedals = { medals?: number[]; meteorites?: number[] };
/**
 * Cards to begin with: civ cards of each level beyond the number of players, competitive objectives between two players,
 * private objectives, events of a deck and those that there are (PU-3.5, PU-3.6, PU-15.2, PU-15.3).
 */
export type SetupContent = {
  civ_cards_beyond_players: number;
  objectives_of_two: number;
  private_objectives: PrivateObjectives;
  event_cards: number;
  events: EventSupplies;
};
export type PrivateObjectives = { alone: Drawn; variant: Drawn };
/** So many cards are drawn, so many of them kept. */
export type Drawn = { draw: number; keep: number };
export type EventSupplies = { alone: EventSupply; together: EventSupply };
/** The event deck that is meant by default, and how many cards there are: green, orange, red (PU-15.3, PU-17.1). */
export type EventSupply = { default: string; of_each_colour: [number, number, number] };
/** The target, adjusted by the cards of each colour in the event deck, and how points above it are called, by bands (PU-17). */
export type SoloContent = { base_target: number; band: number; adjustments: Adjustment[]; outcomes: [number, string][] };
export type Adjustment = { count: [number, number]; green: number; orange: number; red: number };
/** Shapes of the compartments clockwise, and where the depot indicators stand by number of players (PU-3.4). */
export type StationContent = {
  depots: number;
  tiles_per_compartment: number;
  outer_ring: string[];
  inner_ring: string[];
  positions: Record<string, number[]>;
};
export type TileContent = { terrain_pairs: [Terrain, Terrain][]; shapes: Shape[] };
/** A polyomino of two sections with one resource symbol each; meteor tiles show the meteor on `meteor_cell` (PU-1.3). */
export type Shape = {
  id: string;
  ring: Ring;
  cells: [number, number][];
  section_a: [number, number][];
  section_b: [number, number][];
  resource_a: [number, number];
  resource_b: [number, number];
  meteor_cell: [number, number];
};

export type PlanetAction =
  | ChooseBoards
  | KeepObjective
  | DiscardObjective
  | ChooseFlux
  | Rotate
  | Take
  | Place
  | SetAside
  | Advance
  | Regress
  | Decline
  | PlaceRover
  | PlacePatch
  | StorePatch
  | ReplacePatch
  | DoublePatch
  | DoubleSynergy
  | Move
  | Teleport
  | Collect
  | Destroy
  | DestroyStored
  | ClearLine
  | PlaceMeteorite
  | House
  | Reposition
  | ChooseBonus
  | OpenStack
  | PickCard
  | UseTechnology
  | RemoveStack
  | Finish;
export type ActionOf<T extends PlanetAction['type']> = Extract<PlanetAction, { type: T }>;
export type PlanetEvent =
  | RoundBegan
  | StationTurned
  | EventRevealed
  | BoardsChosen
  | TileTaken
  | TilePlaced
  | TileSetAside
  | TrackerMoved
  | PatchPlaced
  | PatchStored
  | RoverDeployed
  | RoverMoved
  | Collected
  | Housed
  | Destroyed
  | MeteoriteFell
  | StackRemoved
  | CardPlayed
  | CardKept
  | ObjectiveShared
  | TechnologyUsed
  | Breached
  | PieceCovered
  | ResourceWaits
  | LineCompleted
  | ObjectiveCounted
  | PointsSpent
  | Ready
  | Ended;
/** What is chosen before the match; a list has a value for each seat. */
export type PlanetOptions = {
  planet: ('ksb_4156' | 'k_273' | 'persephone' | 'petra' | 'gaia' | 'arashi' | 'tartarus' | 'kaax' | 'oblivion' | 'lacuna' | 'charybdis' | 'pajitnov' | 'cerberus' | 'random' | 'offer')[];
  corporation: ('universal_coalition' | 'republic' | 'wormhole_corp' | 'cosmos_inc' | 'horizon_group' | 'jump_drive' | 'oasis_ultd' | 'makeshift' | 'flux_industries' | 'random' | 'offer')[];
  inner_ring: 'recommended' | 'random' | '1' | '2' | '3' | '4' | '5';
  rotation: 'commander' | 'fixed';
  private_objectives: 'no' | 'yes';
  events: 'default' | 'none' | 'gentle' | 'balanced' | 'harsh' | 'custom';
  green_events: '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' | '19' | '20';
  orange_events: '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' | '19' | '20';
  red_events: '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' | '19' | '20';
};
/** What is printed, by the files of the contents. */
export type PlanetContents = {
  civ_cards: CivCard[];
  corporations: CorporationContent[];
  event_mixes: Record<string, number[]>;
  events: EventCard[];
  listed_decks: ListedDecks[];
  listed_tiles: ListedTile[];
  objectives: Objective[];
  planets: PlanetContent[];
  scoring: ScoringContent;
  setup: SetupContent;
  solo: SoloContent;
  station: StationContent;
  tiles: TileContent;
};
