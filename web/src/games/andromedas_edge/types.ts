/** What the server tells of Andromeda's Edge, and what it takes: written from the Structs by `make types`. */

import type { Message, Score } from '$lib/types';

export const AMOUNTS = ['energy', 'titanium', 'ice', 'nanocarbon', 'credit', 'tactics', 'vp', 'any', 'basic'] as const;
export type Amount = (typeof AMOUNTS)[number];
export const RESOURCES = ['energy', 'titanium', 'ice', 'nanocarbon', 'credit', 'tactics'] as const;
export type Resource = (typeof RESOURCES)[number];
export const ROWS = ['science', 'industry', 'commerce', 'civilization'] as const;
export type Row = (typeof ROWS)[number];
export const ORIGINALS = ['yes', 'partly', 'no'] as const;
export type Original = (typeof ORIGINALS)[number];
export const SIDES = ['self', 'source', 'chosen_opposing', 'chosen_player'] as const;
export type Side = (typeof SIDES)[number];
export const SHIP_TYPES = ['transport', 'fighter', 'science_vessel', 'heavy_cruiser'] as const;
export type ShipType = (typeof SHIP_TYPES)[number];
export type Payment = Partial<Record<'energy' | 'titanium' | 'ice' | 'nanocarbon' | 'credit' | 'tactics' | 'vp' | 'any' | 'basic' | 'moon_slot', number>>;
export const SELECTORS = [
  'any',
  'nebulae',
  'planets',
  'alliance_bases',
  'science_planets',
  'planets_without_moons',
  'planets_without_development',
  'own_ship_planets',
  'active',
  'adjacent_to_active',
] as const;
export type Selector = (typeof SELECTORS)[number];
export const PLAYERS = ['all', 'others', 'participants', 'defeated_players', 'lowest_vp', 'highest_vp', 'highest_on_track', 'source'] as const;
export type Players = (typeof PLAYERS)[number];
export type Amounts = Partial<Record<Amount, number>>;
export type Test = CountTest | DefeatedTest | OpponentInBattleTest | OwnShipWithinTest | OwnTurnTest | RaidersInBattleTest | WonBattleTest;
export const RANKS = ['S', 'A', 'B', 'C', 'D'] as const;
export type Rank = (typeof RANKS)[number];
export type Effect =
  | ActivateModuleOp
  | ActivateScienceRowOp
  | AdvanceOp
  | AdvanceEventOp
  | AskPlayerOp
  | BattleModOp
  | BuildDevelopmentOp
  | BuildShipOp
  | BuyModuleOp
  | ChooseOp
  | ConvertOp
  | CopyTakenMoonOp
  | DamageModuleOp
  | DamageShipOp
  | DiscardDisplayOp
  | DiscardMoonOp
  | EndBattleOfferOp
  | ForEachOp
  | GainOp
  | GainModuleOp
  | GainPerOp
  | GainPrintedOp
  | GiveOp
  | IfOp
  | InfestModuleOp
  | LoseOp
  | MoonOutputOp
  | MoveRaidersOp
  | MoveShipOp
  | PeekEventsOp
  | PlaceBonusOp
  | PreventDamageOp
  | ReadyDevelopmentCardOp
  | RecallShipOp
  | RecoverShipOp
  | RecruitOp
  | RemoveMoonOp
  | RepairOp
  | RepeatModuleOp
  | RerollOp
  | ScatterLeaderOp
  | ScoreEndgameOp
  | SetDieOp
  | SpawnRaiderOp
  | TakeDiscoveryOp
  | UpgradeShipOp
  | WithdrawOp;
export type Effects = Effect[];
export const TRACKS = ['science', 'industry', 'commerce', 'civilization', 'supremacy'] as const;
export type Track = (typeof TRACKS)[number];
export const MODIFIER_KEIES = [
  'range_bonus',
  'launch_range_bonus',
  'targeting_bonus',
  'dice_bonus',
  'grant_ability',
  'hand_limit_bonus',
  'storage_limit_bonus',
  'unplaced_moon_limit_bonus',
  'transport_discount',
  'development_discount',
  'energy_pays_development',
  'leave_ships_on_return',
  'carry_transport',
  'scrap_to_barge',
  'energy_die_cost',
  'no_withdraw',
  'no_jump',
  'ignore_shields',
] as const;
export type ModifierKey = (typeof MODIFIER_KEIES)[number];
export const SHIP_ABILITIES = ['settle', 'assault', 'hyperdrive', 'jump'] as const;
export type ShipAbility = (typeof SHIP_ABILITIES)[number];
export const OCCASIONS = [
  'turn_start',
  'return_start',
  'launched',
  'region_activated',
  'moon_taken',
  'moon_placed',
  'leaders_recruited',
  'module_activated',
  'development_built',
  'diplomacy_played',
  'battle_prepare',
  'battle_won',
  'raiders_won',
  'ship_scrapped',
  'shield_hit',
  'event_scored',
] as const;
export type Occasion = (typeof OCCASIONS)[number];
export const LIMITS = ['none', 'once_per_turn', 'once_per_battle'] as const;
export type Limit = (typeof LIMITS)[number];
export type Ability = PassiveAbility | TriggeredAbility | ActionAbility;
/** `window` is the kind of moment at which the reader may react now (AE-18.1). */
export type EdgeView = {
  game: string;
  round: number;
  scores: Score[];
  phase: string;
  active: number;
  first: number;
  region: string | null;
  terminus: number;
  triggered: boolean;
  last_turns: number;
  regions: RegionView[];
  planets_left: number;
  raiders: RaiderView[];
  market: MarketView[];
  marker: number;
  marker_start: number;
  event_due: boolean;
  events_left: number;
  events_past: string[];
  peeked: string[];
  known_events: (string | null)[];
  discovery_stacks: number[];
  looking: string[];
  supremacy_spaces: (string | null)[];
  tactics_deck: number;
  tactics_discard: string[];
  developments_left: Record<string, number>;
  mechaphages: number;
  players: PlayerView[];
  order: OrderView | null;
  battle: BattleView | null;
  window: string | null;
  reaches: ReachView[];
  barred: BarredView[];
  prospects: ProspectView[];
  finals: Score[];
};
/**
 * A region of the map; `tile` is a planet, a base, a special region, or the nebula itself.
 *
 * `placement` is there where a development can stand; `raider_dice` is what the raiders there roll before cards.
 */
export type RegionView = {
  id: string;
  kind: string;
  tile: string;
  moon: string | null;
  moons: number;
  ships: ShipView[];
  leaders: number[];
  raiders: string[];
  development: number | null;
  placement: PlacementView | null;
  raider_dice: number;
  bonus: Record<string, number>;
  original: string;
};
/** Ships of one player and type at one place. */
export type ShipView = { seat: number; ship: string; count: number };
/** What a development built there now would bring at once, and the leaders that it would count by region (AE-10.3). */
export type PlacementView = { points: number; leaders: Record<string, number> };
export type RaiderView = {
  rank: string;
  card: string;
  regions: string[];
  waiting: number;
  hits: number;
  shields: number;
  range: number;
  weapons: number;
};
/** A column of the display; prices by row, the cheap end first; `payable`: those that the reader could pay. */
export type MarketView = {
  column: string;
  modules: (string | null)[];
  prices: Partial<Record<Amount, number>>[];
  payable: boolean[];
  deck: number;
};
/**
 * A player as a seat sees it. `discounts` are units less for a transport and for a development.
 *
 * `team` is its number and `partner` a seat, where teams play; `excess` is what would be discarded at the end of the own turn.
 * On a Return turn `open_rows` are those whose modules work for energy, or through the Main Reactor, `dockable` counts the ships that
 * can be put on modules (AE-9.1), `coming_home` those that return at its end (AE-9.7). `track_points` is what the tracks score now,
 * `team_points` what the team has together (AE-19.3, AE-21.13), `resources` how many there are with tactics cards (AE-1.2).
 */
export type PlayerView = {
  team: number | null;
  partner: number | null;
  vp: number;
  projected: number;
  faction: string | null;
  tracks: TracksView;
  stock: StockView;
  limits: Partial<Record<Resource, number>>;
  excess: number;
  discounts: Record<string, number>;
  energy_pays_development: boolean;
  cards: number;
  hand: string[] | null;
  fleet: HullView[];
  spare_tiles: string[];
  leaders: number;
  rows: RowsView;
  open_rows: Row[];
  dockable: number;
  coming_home: number;
  half_slots: (string | null)[];
  half_slots_paid: boolean[];
  unplaced: string[];
  moon_limit: number;
  tactical: string | null;
  discoveries: number;
  discovery_tokens: string[] | null;
  supremacy_tokens: string[];
  development_cards: Record<string, number>;
  used_cards: Record<string, number>;
  developments: string[];
  supports: string[];
  destiny: string | null;
  offered: string[] | null;
  track_points: TracksView;
  team_points: number | null;
  resources: number;
};
/** The steps of a player's markers, or the VP of the spaces where they stand. */
export type TracksView = { science: number; industry: number; commerce: number; civilization: number; supremacy: number };
/** Resources but tactics cards. */
export type StockView = { energy: number; titanium: number; ice: number; nanocarbon: number; credit: number };
/**
 * A type of ship: its tile and values, where the ships are, and how many of them are owned (AE-1.12).
 *
 * `docks_from` are the places from which they can be put on modules (AE-9.1).
 */
export type HullView = {
  ship: string;
  tile: string;
  upgraded: boolean;
  range: number;
  weapons: number;
  shields: number;
  hits: number;
  targeting: number;
  abilities: string[];
  places: Record<string, number>;
  owned: number;
  docks_from: string[];
};
/** The rows of a station; that of industry in its order (AE-9.6). */
export type RowsView = { science: ModuleView[]; industry: ModuleView[]; commerce: ModuleView[]; civilization: ModuleView[] };
/** `damaged`: by icons or Mechaphages (AE-15.4, AE-15.6); `scores`: it brings VP at the end as things stand (AE-11.8). */
export type ModuleView = {
  module: string;
  damage: number;
  mechaphages: number;
  moon: string | null;
  used: string;
  ready: boolean;
  damaged: boolean;
  scores: boolean;
};
/**
 * The modules that are being bought, the first one first; `bury`: who takes only one puts another under its deck.
 *
 * `next` has those that can be taken now.
 */
export type OrderView = { taken: OrderedView[]; next: OrderedView[]; most: number; discount: number; bury: boolean };
/** A module on its way: its place in its row from 1, and the space that its track comes to, none at the end (AE-11.2, AE-11.3). */
export type OrderedView = { module: string; row: string; place: number; space: number | null };
/** `spendings` are the numbers of dice that the reader could add for energy, `die_energy` is the price of each. */
export type BattleView = { region: string; step: number; sides: FighterView[]; tie: number; spendings: SpendingView[]; die_energy: number };
/**
 * `weapons` are dice of ships or raiders, `bonus` those that are neither theirs nor paid for.
 *
 * `deciding` is the place from 0 of the rolled die at which the result turns, none while all dice are equal;
 * `ahead`: it is the higher one.
 */
export type FighterView = {
  seat: number | null;
  dice: number;
  targeting: number;
  energy: number;
  rolled: number[];
  chance: number;
  won: boolean;
  defeated: boolean;
  weapons: number;
  bonus: number;
  ahead: boolean;
  deciding: number | null;
};
/** What so many dice for energy would make of the battle: all own dice, the chance of each side in order, and of a tie. */
export type SpendingView = { dice: number; all: number; chances: number[]; tie: number };
/** A ship that can be launched from the bay or moved from a region: the steps to each region within its range. */
export type ReachView = { ship: string; start: string; steps: Record<string, number> };
/** A region that a ship may not be launched to, and why; `idle`: it is an Alliance base that could not act, nothing else bars it. */
export type BarredView = { ship: string; region: string; why: Message; rule: string; idle: boolean };
/**
 * A launch that would lead to a battle: raiders that could attack, and the exact chance as forces stand after the launch.
 *
 * With several raiders in range the active player chooses; `sides` and `chance` are for the one that is best for the launcher.
 * `foes` are the opponents who would have to be fought (AE-1.9).
 */
export type ProspectView = { ship: string; region: string; attackers: string[]; sides: FighterView[]; chance: number; foes: number[] };
/** Keep one of the dealt factions (AE-3.2). */
export type ChooseFaction = { type: 'faction'; faction: string };
/** Keep one of the dealt destiny cards (AE-21.6). */
export type ChooseDestiny = { type: 'destiny'; destiny: string };
/** Launch a ship to a region; `jump` pays 1 energy for unlimited range (AE-6.1). */
export type Launch = { type: 'launch'; ship: string; region: string; jump: boolean };
/** Begin a Return turn (AE-9). */
export type ReturnToStation = { type: 'return' };
/** AE-4.6 */
export type EndTurn = { type: 'end_turn' };
/** Activate a module: `by` ship, energy, or reactor for the science row (AE-9.1, AE-9.2). */
export type Activate = { type: 'activate'; module: string; by: string };
/** Choose an own ship by type and place: a region, `wreck`, `barge` or `bay`. */
export type PickShip = { type: 'ship'; ship: string; place: string };
/** No more of this: end the activations, the purchases or the moves. */
export type Finish = { type: 'finish' };
/** No free action now (AE-4.4). */
export type GoOn = { type: 'go_on' };
/** Play nothing at this moment (AE-18.1). */
export type Pass = { type: 'pass' };
/** Do without something optional (AE-20.1). */
export type Decline = { type: 'decline' };
/** Do something optional. */
export type Accept = { type: 'accept' };
/** Put an unplaced moon into a slot; the slot is asked next (AE-8.3). */
export type PlaceMoon = { type: 'place_moon'; moon: string };
/** Discard an unplaced moon for what it shows (AE-8.6). */
export type DiscardMoon = { type: 'discard_moon'; moon: string };
/** Play a tactics card in one of its modes (AE-17.3). */
export type PlayCard = { type: 'play'; card: string; mode: number };
/** Turn a development card face down for its effect (AE-10.5). */
export type UseDevelopment = { type: 'development'; development: string };
/** Discard a discovery token for its effect (AE-17.2). */
export type UseDiscovery = { type: 'discovery'; token: string };
/** Discard a supremacy token for its effect (AE-17.2). */
export type UseSupremacy = { type: 'supremacy'; token: string };
/** Own leaders of a region with an own ship go to the station (AE-17.2). */
export type Recruit = { type: 'recruit'; region: string; count: number };
/** Take the bonus resources of a region with an own ship: all of them, or one of a kind (AE-16.7). */
export type Collect = { type: 'collect'; region: string; resource: string };
/** Use an ability of the faction that is an action, 1 or 2 (AE-20.6). */
export type UseAbility = { type: 'ability'; ability: number };
/** Put the industry row in a new order; it is asked module by module (AE-9.6). */
export type Rearrange = { type: 'rearrange' };
/** Give something to the partner: a resource, a moon or a token (AE-21.11). */
export type Give = { type: 'give'; kind: string; what: string };
/** Pay with these resources (AE-1.3). */
export type Pay = { type: 'pay'; energy: number; titanium: number; ice: number; nanocarbon: number; credit: number; tactics: number };
/** Gain these resources of free choice (AE-20.1). */
export type Take = { type: 'take'; energy: number; titanium: number; ice: number; nanocarbon: number; credit: number; tactics: number };
/** Discard a tactics card from hand. */
export type DiscardCard = { type: 'discard_card'; card: string };
/** Choose one of several effects, counted from 1 (AE-20.2). */
export type PickOption = { type: 'option'; option: number };
/** A slot for a moon: a module, `tactical`, or the full slot after an industry module (AE-8.3). */
export type PickSlot = { type: 'slot'; kind: string; module: string };
/** Make room: discard an unplaced moon without gain (AE-8.2). */
export type DropMoon = { type: 'drop_moon'; moon: string };
/** Choose a module, of the display or of the own station; the prompt says what for. */
export type PickModule = { type: 'module'; module: string };
/** Where a new industry module goes: after so many cards of the row (AE-11.2). */
export type PickPosition = { type: 'position'; position: number };
export type PickRegion = { type: 'region'; region: string };
/** Move an own ship; `jump` pays 1 energy, `carry` takes a transport along (AE-14.1). */
export type MoveShip = { type: 'move'; ship: string; start: string; to: string; jump: boolean; carry: boolean };
/** The raider that attacks, or that takes the damage (AE-13.3). */
export type PickRaider = { type: 'raider'; rank: string; region: string };
export type PickTrack = { type: 'track'; track: string };
/** A participant of a battle: a seat, or the raiders (AE-20.3). */
export type PickSide = { type: 'side'; seat: number };
/** Bonus dice for energy; the chance to prepare ends (AE-14.3). */
export type SpendEnergy = { type: 'spend_energy'; dice: number };
/** Dice by their values, high to low (AE-14.6). */
export type PickDice = { type: 'dice'; values: number[] };
/** A wreck goes to the repair barge (AE-15.5 a). */
export type RepairShip = { type: 'repair_ship'; ship: string };
/** AE-15.5 b */
export type RepairShield = { type: 'repair_shield'; ship: string };
/** AE-15.5 c */
export type RepairModule = { type: 'repair_module'; module: string };
export type BuildShip = { type: 'build_ship'; ship: string };
/** Settle the transport of a region (AE-10.2). */
export type BuildDevelopment = { type: 'build'; region: string };
/** AE-12.10 */
export type PlaceUpgrade = { type: 'upgrade'; tile: string };
/** Take a token of the stack that was looked through (AE-12.5). */
export type TakeDiscovery = { type: 'take_discovery'; token: string };
/** Put this event card on top of the deck, the other one under it (AE-6.6). */
export type TopEvent = { type: 'top_event'; event: string };
/** Which of several abilities comes next, counted from 1 (AE-1.8). */
export type PickAbility = { type: 'order'; number: number };
/** Resolve the event before discarding the excess (AE-4.7). */
export type EventFirst = { type: 'event_first' };
/** Discard the excess before the event (AE-4.7). */
export type ExcessFirst = { type: 'excess_first' };
/** Tactical operations: draw a tactics card (AE-14.9). */
export type TacticalCard = { type: 'tactical_card' };
/** Tactical operations: gain what the moon there shows (AE-14.9). */
export type TacticalMoon = { type: 'tactical_moon' };
export type BattleBegun = { type: 'battle_begun'; seat: number | null; region: Spot };
/** A region and the tile that lies there; a nebula has none. */
export type Spot = { region: string; tile: string };
/** A battle goes on to one of its six steps. */
export type BattleStage = { type: 'battle_stage'; seat: number | null; step: number };
export type BattleChanged = { type: 'battle_changed'; seat: number | null; dice: number; targeting: number };
export type OfferAccepted = { type: 'offer_accepted'; seat: number | null };
export type EnergySpent = { type: 'energy_spent'; seat: number | null; energy: number; dice: number };
export type Rolled = { type: 'rolled'; seat: number | null; dice: number[] };
export type DiceChanged = { type: 'dice_changed'; seat: number | null; dice: number[] };
export type BattleTied = { type: 'battle_tied'; seat: number | null };
export type BattleWon = { type: 'battle_won'; seat: number | null };
export type BattleEnded = { type: 'battle_ended'; seat: number | null };
export type ShieldHit = { type: 'shield_hit'; seat: number | null; ship: string };
export type ShipScrapped = { type: 'ship_scrapped'; seat: number | null; ship: string };
export type ShipSaved = { type: 'ship_saved'; seat: number | null; ship: string };
export type ModuleDamaged = { type: 'module_damaged'; seat: number | null; module: string };
export type RaiderPlaced = { type: 'raider_placed'; seat: number | null; raider: string; region: Spot };
export type RaiderMoved = { type: 'raider_moved'; seat: number | null; raider: string; start: Spot; to: Spot };
export type RaiderHit = { type: 'raider_hit'; seat: number | null; raider: string };
export type RaiderBeaten = { type: 'raider_beaten'; seat: number | null; raider: string };
export type Gained = { type: 'gained'; seat: number | null; resource: string; amount: number };
export type Lost = { type: 'lost'; seat: number | null; resource: string; amount: number };
export type Scored = { type: 'scored'; seat: number | null; points: number; total: number };
export type CardsDrawn = { type: 'drawn'; seat: number | null; count: number };
export type CardDiscarded = { type: 'card_discarded'; seat: number | null; card: string };
export type CardPlayed = { type: 'card_played'; seat: number | null; card: string };
export type EndTriggered = { type: 'end_triggered'; seat: number | null };
export type MoonTaken = { type: 'moon_taken'; seat: number | null; moon: string };
export type MoonDiscarded = { type: 'moon_discarded'; seat: number | null; moon: string; gain: boolean };
export type MoonPlaced = { type: 'moon_placed'; seat: number | null; moon: string; slot: string; module: string };
export type Recovered = { type: 'recovered'; seat: number | null; ship: string };
export type ShieldRepaired = { type: 'shield_repaired'; seat: number | null; ship: string };
export type ModuleRepaired = { type: 'module_repaired'; seat: number | null; module: string };
export type Advanced = { type: 'advanced'; seat: number | null; track: string; step: number };
export type DiscoveryTaken = { type: 'discovery_taken'; seat: number | null };
export type SupremacyTaken = { type: 'supremacy_taken'; seat: number | null; token: string };
export type EventDue = { type: 'event_due'; seat: number | null };
export type EventsSeen = { type: 'events_seen'; seat: number | null };
export type ShipBuilt = { type: 'ship_built'; seat: number | null; ship: string };
export type Upgraded = { type: 'upgraded'; seat: number | null; tile: string };
export type ShipMoved = { type: 'ship_moved'; seat: number | null; ship: string; start: Spot; to: Spot };
export type Recalled = { type: 'recalled'; seat: number | null; ship: string; start: Spot };
export type ModuleTaken = { type: 'module_taken'; seat: number | null; module: string };
export type LeadersRecruited = { type: 'recruited'; seat: number | null; region: Spot; count: number };
export type LeaderScattered = { type: 'scattered'; seat: number | null; region: Spot };
export type DevelopmentBuilt = { type: 'development_built'; seat: number | null; development: string; region: Spot };
export type DevelopmentReadied = { type: 'development_readied'; seat: number | null; development: string };
export type DevelopmentUsed = { type: 'development_used'; seat: number | null; development: string };
export type TokenUsed = { type: 'token_used'; seat: number | null; token: string };
export type BonusCollected = { type: 'bonus_collected'; seat: number | null; region: Spot };
export type Rearranged = { type: 'rearranged'; seat: number | null };
export type Given = { type: 'given'; seat: number | null; kind: string; what: string; to: number };
export type Launched = { type: 'launched'; seat: number | null; ship: string; region: Spot };
export type ModuleActivated = { type: 'activated'; seat: number | null; module: string; by: string };
export type Returned = { type: 'returned'; seat: number | null };
export type TurnBegun = { type: 'turn_begun'; seat: number | null; turn: number };
export type FactionChosen = { type: 'faction_chosen'; seat: number | null; faction: string };
export type DestinyChosen = { type: 'destiny_chosen'; seat: number | null };
export type FirstPlayer = { type: 'first_player'; seat: number | null };
export type MarkerMoved = { type: 'marker'; seat: number | null; left: number };
export type PlanetAppeared = { type: 'planet'; seat: number | null; region: Spot };
export type ModuleBuried = { type: 'module_buried'; seat: number | null; module: string };
/** Another part of the turn begins. */
export type PhaseBegun = { type: 'phase'; seat: number | null; phase: string };
/** A played card goes to the discards. */
export type CardPutAway = { type: 'put_away'; seat: number | null; card: string };
/** A module stands in its row. */
export type ModulePlaced = { type: 'module_placed'; seat: number | null; module: string };
/** Both neighbours of a full slot have been activated. */
export type HalfSlotWorked = { type: 'half_slot'; seat: number | null; module: string };
export type EventRevealed = { type: 'event_revealed'; seat: number | null; event: string; shares: Share[] };
/** What a player scores in an event: the VP of the space on its track, less damaged modules (AE-16.3). */
export type Share = { space: number; damaged: number; points: number };
export type BonusPlaced = { type: 'bonus_placed'; seat: number | null; region: Spot };
export type GameOver = { type: 'game_over'; seat: number | null };
/** `launch_requires`: what is needed to carry out its action, and so to be launched there (AE-6.4). */
export type BaseContent = {
  original: Original;
  id: string;
  effect: Effects;
  launch_requires: 'resources' | 'modules' | 'development' | null;
};
/** An undamaged module with an open dock is activated by the effect; it opens no row (AE-20.2). */
export type ActivateModuleOp = { op: 'activate_module'; count: 1 };
/** The science modules may be activated, until a module of another row is (AE-9.2). */
export type ActivateScienceRowOp = { op: 'activate_science_row' };
export type AdvanceOp = { op: 'advance'; track: 'science' | 'industry' | 'commerce' | 'civilization' | 'supremacy' | 'any'; steps: number };
export type AdvanceEventOp = { op: 'advance_event'; steps: number };
/** A participating opponent of choice picks one of the options and performs it (AE-20.2). */
export type AskPlayerOp = { op: 'ask_player'; player: 'chosen_opponent'; options: Effects[] };
export type BattleModOp = { op: 'battle_mod'; side: Side; dice?: number; targeting?: number; no_energy?: boolean };
export type BuildDevelopmentOp = { op: 'build_development'; discount: number; mandatory: boolean; then: Effects };
export type BuildShipOp = { op: 'build_ship'; types: ShipType[]; discount: number; free: boolean; mandatory: boolean; then: Effects };
export type BuyModuleOp = { op: 'buy_module'; columns: Row[]; min: number; max: number; discount: number; discard_if_fewer: boolean };
export type ChooseOp = { op: 'choose'; pick: number; options: Effects[] };
/** Pay, then do something; up to so many times (AE-20.2). Without a cost of its own it pays the moon of the input slot. */
export type ConvertOp = { op: 'convert'; pay: Payment; then: Effects; times: number; mandatory: boolean };
/** Resources and VP of the moon just taken, no repair (AE-20.2). */
export type CopyTakenMoonOp = { op: 'copy_taken_moon' };
/** Announced first, so that a card may prevent it; then the owner picks (AE-15.3, W6). */
export type DamageModuleOp = { op: 'damage_module'; count: number };
export type DamageShipOp = { op: 'damage_ship'; regions: Selector; count: number };
/** The cards of a row of the display go under their decks. */
export type DiscardDisplayOp = { op: 'discard_display'; row: number };
/** An unplaced moon may be discarded for its gain, so many times (AE-20.2). */
export type DiscardMoonOp = { op: 'discard_moon'; gain_times: number };
/** Participants are asked in turn order whether the battle ends (AE-20.2, OPEN-23). */
export type EndBattleOfferOp = { op: 'end_battle_offer'; to: 'participants' | 'other_participants'; needs: 'any' | 'all'; then: Effects };
/** Each selected player performs the effect in turn order. */
export type ForEachOp = { op: 'for_each'; players: Players; do: Effects; track?: Track };
export type GainOp = { op: 'gain'; what: Amounts };
export type GainModuleOp = { op: 'gain_module'; columns: Row[] };
/** So many times as a counter says (AE-20.5). */
export type GainPerOp = { op: 'gain_per'; per: string; what: Amounts; max_times?: number };
/** The printed resources of up to so many different planets (AE-20.2). */
export type GainPrintedOp = { op: 'gain_printed'; regions: Selector; max_regions: number };
export type GiveOp = { op: 'give'; what: Amounts };
export type IfOp = { op: 'if'; condition: Test; then: Effects };
/** A counter within bounds. */
export type CountTest = { test: 'count'; of: string; at_least?: number; at_most?: number };
export type DefeatedTest = { test: 'defeated' };
export type OpponentInBattleTest = { test: 'opponent_in_battle' };
/** An own ship at so little plain distance of the active region. */
export type OwnShipWithinTest = { test: 'own_ship_within'; steps: number };
export type OwnTurnTest = { test: 'own_turn' };
export type RaidersInBattleTest = { test: 'raiders_in_battle' };
export type WonBattleTest = { test: 'won_battle' };
export type InfestModuleOp = { op: 'infest_module'; count: number };
export type LoseOp = { op: 'lose'; what: Amounts };
/** Gain what the moon in this module's output slot shows (AE-11.7). */
export type MoonOutputOp = { op: 'moon_output' };
/** All raiders of the active region go to one nebula by die (AE-20.2). */
export type MoveRaidersOp = { op: 'move_raiders'; to: 'random_nebula' };
/** An own ship on the map may move: to any region in range, or into the active one (AE-20.2). */
export type MoveShipOp = { op: 'move_ship'; count: number; to: 'within_range' | 'active_region' };
export type PeekEventsOp = { op: 'peek_events'; look: number };
/** Bonus resources on regions: fixed amounts, or the printed resource so many times (AE-16.7). */
export type PlaceBonusOp = { op: 'place_bonus'; regions: Selector; what?: Amounts | null; printed_times?: number };
/** A ship in this battle, or the event damage just announced (AE-20.2). */
export type PreventDamageOp = { op: 'prevent_damage'; target: 'own_module_or_ship' | 'own_ship'; count: 1 };
/** A used development card is turned face up again. */
export type ReadyDevelopmentCardOp = { op: 'ready_development_card'; count: number };
/** Up to so many own ships go from the map to the launch bay; shield markers stay. */
export type RecallShipOp = { op: 'recall_ship'; count: number };
/** An own wreck goes to the repair barge. */
export type RecoverShipOp = { op: 'recover_ship'; count: number };
/** Up to so many own leaders go from certain regions to the station. */
export type RecruitOp = { op: 'recruit'; count: number; regions: Selector };
/** The top moon of certain regions leaves the game. */
export type RemoveMoonOp = { op: 'remove_moon'; regions: Selector };
/** So many repairs one after the other; each is declined where it is `optional`. */
export type RepairOp = { op: 'repair'; times: number; no_vp: boolean; optional?: boolean };
/**
 * Carry out the effect of another module of the row that was activated in this Return (AE-20.2).
 *
 * Key modules are none of the cards of their type; as a neighbour the Shipwright counts.
 */
export type RepeatModuleOp = { op: 'repeat_module'; type: 'science' | 'industry'; neighbour: boolean };
/** Dice of the own or of another side are rolled again; they obey targeting (AE-14.6). */
export type RerollOp = { op: 'reroll'; side: Side; count: number | 'any' };
/** An own leader goes from the station to the nebula of a die roll. */
export type ScatterLeaderOp = { op: 'scatter_leader'; count: number };
/** VP of a civilization module at the end: base + counter x each, at most so many (AE-19.3). */
export type ScoreEndgameOp = { op: 'score_endgame'; base: number; per: string; vp_each: number; max_vp?: number };
/** One own die gets a value, whatever the targeting (AE-14.6). */
export type SetDieOp = { op: 'set_die'; count: 1; value: number };
export type SpawnRaiderOp = { op: 'spawn_raider'; rank: Rank; count: number };
/** Look through the observatory stack (AE-10.5). */
export type TakeDiscoveryOp = { op: 'take_discovery'; stack: 'observatory' };
export type UpgradeShipOp = { op: 'upgrade_ship' };
/** Own ships leave the active region for an adjacent one, all or a single one (AE-20.2). */
export type WithdrawOp = { op: 'withdraw'; ships: 'all' | 1; raider_free: boolean };
/**
 * Numbers that are printed once or stand in the rules.
 *
 * Limits: `energy_limit` and `storage_limit` of the stock, `hand_limit`, `unplaced_moons` (AE-1.4, AE-8.1), `dice_max` and
 * `targeting_max` (AE-14.4, AE-14.5). Energy that is paid: `jump_energy` for a launch or move, `activation_energy` for a module,
 * `die_energy` for a bonus die. VP: `level_vp` of a development by level, `placement_vp_max`, `repair_vp` when nothing needs repair,
 * less per damaged module `event_damage_vp` and `final_damage_vp`.
 */
export type ConstantsContent = {
  original: Original;
  lengths: Record<string, number>;
  planets_by_players: number[];
  event_steps_by_players: number[];
  module_prices: Partial<Record<Row, Amounts[]>>;
  energy_limit: number;
  storage_limit: number;
  hand_limit: number;
  unplaced_moons: number;
  level_vp: number[];
  placement_vp_max: number;
  supremacy_fallback_vp: number;
  mechaphage_tokens: number;
  leaders: number;
  leaders_in_nebulae: number;
  starting_vp: number[];
  factions_dealt: number;
  destinies_dealt: number;
  s_raiders_at_start: number;
  moons_per_planet: number;
  discovery_stack: number;
  events_peeked: number;
  die_faces: number;
  dice_max: number;
  targeting_max: number;
  die_energy: number;
  jump_energy: number;
  activation_energy: number;
  repair_vp: number;
  event_damage_vp: number;
  final_damage_vp: number;
  leader_vp: number;
};
export type DestinyContent = { original: Original; id: string; goals: GoalContent[] };
export type GoalContent = { track: Track; vp: number };
export type DevelopmentContent = { original: Original; id: string; track: Track; leaders: number; copies: number; ability: Effects };
export type TokenContent = { original: Original; id: string; effect: Effects; copies?: number };
export type EventContent = { original: Original; id: string; deck: string; score_track: Track; raider_class: Rank; effect: Effects };
export type FactionContent = {
  original: Original;
  id: string;
  start_tracks: Track[];
  start_resources: Amounts;
  abilities: Ability[];
  ship_upgrade: string;
};
export type PassiveAbility = { kind: 'passive'; modifiers: ModifierContent[]; original?: Original | null };
/** What is always on, under conditions (AE-20.6). */
export type ModifierContent = { key: ModifierKey; value: number | boolean | ShipAbility; when?: Test[] };
export type TriggeredAbility = {
  kind: 'triggered';
  trigger: TriggerContent;
  requires: Test[];
  effect: Effects;
  limit: Limit;
  optional: boolean;
  original?: Original | null;
};
/** What makes an ability happen, with filters: whose, with this ship, where, how, with which module, against whom (AE-20.6). */
export type TriggerContent = {
  on: Occasion;
  who: 'self' | 'other_player' | 'any';
  ship?: 'any' | 'this';
  regions?: Selector | null;
  base?: string[];
  by?: '' | 'ship' | 'energy';
  module?: string;
  against?: 'any' | 'raiders' | 'opponent';
  near_own_ship?: number | null;
};
/** A free action of its owner. */
export type ActionAbility = { kind: 'action'; timing: 'own_turn'; effect: Effects; limit: Limit; original?: Original | null };
export type ModuleContent = {
  original: Original;
  id: string;
  type: Row;
  damage_icons: number;
  dock: 'none' | 'open' | 'ship_only';
  end_game: boolean;
  moon_slot: 'none' | 'input' | 'output' | 'half_right' | 'half_both';
  moon_slot_vp: number;
  effect: Effects;
};
/** Moons with the same face have the same id. */
export type MoonContent = { original: Original; id: string; colour: string; gain: Amounts; repair: number; input: boolean };
export type PlanetContent = {
  original: Original;
  id: string;
  type: Track;
  development: string;
  cost: Amounts;
  leaders: number;
  moon_colour: string;
  printed_resource: Amounts;
};
export type RaiderContent = {
  original: Original;
  id: string;
  class: Rank;
  range: number;
  weapons: number;
  targeting_bonus: number;
  shields: number;
  spawn: string;
  keywords: string[];
  abilities: (PassiveAbility | TriggeredAbility)[];
  reward: Effects;
  standees: number;
  swarm: boolean;
};
/** A tile space, in the order in which tiles are laid, or a nebula (AE-2.3, AE-5.1). */
export type RegionContent = {
  original: Original;
  id: string;
  kind: 'space' | 'nebula';
  row: number;
  x: number;
  adjacent: string[];
  special: number;
};
export type ShipContent = {
  original: Original;
  id: string;
  range: number;
  weapons: number;
  shields: number;
  targeting_bonus: number;
  abilities: ShipAbility[];
  cost: Amounts;
  per_player: number;
  built_at_start: number;
};
export type SpecialContent = {
  original: Original;
  id: string;
  kind: 'quasar' | 'vortex';
  space: number;
  die_numbers: number[];
  vp_icons: number;
  benefit: Effects | null;
};
export type TacticContent = {
  original: Original;
  id: string;
  kind: 'action' | 'support' | 'diplomacy' | 'battle' | 'event';
  copies: number;
  modes: ModeContent[];
  needs_participation: boolean;
};
/** One way to play a tactics card (AE-17.6). */
export type ModeContent = { timing: string; requires: Test[]; effect?: Effects; ability?: PassiveAbility | TriggeredAbility | null };
export type TrackContent = { original: Original; id: Track; spaces: SpaceContent[] };
/** A space of a progress track (AE-12). */
export type SpaceContent = {
  step: number;
  vp: number;
  development_level?: number;
  event?: boolean;
  discovery_stack?: number;
  ship_upgrade?: number;
  supremacy_space?: number;
  storage_bonus?: number;
  hand_limit?: number;
};
export type UpgradeContent = {
  original: Original;
  id: string;
  ship: ShipType;
  faction: string | null;
  range: number;
  weapons: number;
  shields: number;
  targeting_bonus: number;
  abilities: ShipAbility[];
  unique: (PassiveAbility | TriggeredAbility)[];
};

export type EdgeAction =
  | ChooseFaction
  | ChooseDestiny
  | Launch
  | ReturnToStation
  | EndTurn
  | Activate
  | PickShip
  | Finish
  | GoOn
  | Pass
  | Decline
  | Accept
  | PlaceMoon
  | DiscardMoon
  | PlayCard
  | UseDevelopment
  | UseDiscovery
  | UseSupremacy
  | Recruit
  | Collect
  | UseAbility
  | Rearrange
  | Give
  | Pay
  | Take
  | DiscardCard
  | PickOption
  | PickSlot
  | DropMoon
  | PickModule
  | PickPosition
  | PickRegion
  | MoveShip
  | PickRaider
  | PickTrack
  | PickSide
  | SpendEnergy
  | PickDice
  | RepairShip
  | RepairShield
  | RepairModule
  | BuildShip
  | BuildDevelopment
  | PlaceUpgrade
  | TakeDiscovery
  | TopEvent
  | PickAbility
  | EventFirst
  | ExcessFirst
  | TacticalCard
  | TacticalMoon;
export type ActionOf<T extends EdgeAction['type']> = Extract<EdgeAction, { type: T }>;
export type EdgeEvent =
  | BattleBegun
  | BattleStage
  | BattleChanged
  | OfferAccepted
  | EnergySpent
  | Rolled
  | DiceChanged
  | BattleTied
  | BattleWon
  | BattleEnded
  | ShieldHit
  | ShipScrapped
  | ShipSaved
  | ModuleDamaged
  | RaiderPlaced
  | RaiderMoved
  | RaiderHit
  | RaiderBeaten
  | Gained
  | Lost
  | Scored
  | CardsDrawn
  | CardDiscarded
  | CardPlayed
  | EndTriggered
  | MoonTaken
  | MoonDiscarded
  | MoonPlaced
  | Recovered
  | ShieldRepaired
  | ModuleRepaired
  | Advanced
  | DiscoveryTaken
  | SupremacyTaken
  | EventDue
  | EventsSeen
  | ShipBuilt
  | Upgraded
  | ShipMoved
  | Recalled
  | ModuleTaken
  | LeadersRecruited
  | LeaderScattered
  | DevelopmentBuilt
  | DevelopmentReadied
  | DevelopmentUsed
  | TokenUsed
  | BonusCollected
  | Rearranged
  | Given
  | Launched
  | ModuleActivated
  | Returned
  | TurnBegun
  | FactionChosen
  | DestinyChosen
  | FirstPlayer
  | MarkerMoved
  | PlanetAppeared
  | ModuleBuried
  | PhaseBegun
  | CardPutAway
  | ModulePlaced
  | HalfSlotWorked
  | EventRevealed
  | BonusPlaced
  | GameOver;
/** What is chosen before the match; a list has a value for each seat. */
export type EdgeOptions = {
  length: 'short' | 'medium' | 'long';
  events: 'galactic_aurora' | 'cosmic_twilight';
  raiders_s: 'vorticon_attackers' | 'null_locusts';
  raiders_a: 'random' | 'saucer_abductor' | 'corsair_flotilla';
  raiders_b: 'random' | 'plasma_leech' | 'iron_hulk';
  raiders_c: 'random' | 'mechaphage' | 'void_leviathan';
  raiders_d: 'random' | 'dread_armada' | 'singularity_engine';
  special: 'none' | 'quasars' | 'vortices';
  destiny: 'no' | 'yes';
  teams: 'no' | 'yes';
  turn_limit: 'none' | '30' | '60' | '100' | '400';
};
/** What is printed, by the files of the contents. */
export type EdgeContents = {
  components: Record<string, Message[]>;
  bases: BaseContent[];
  constants: ConstantsContent;
  destiny: DestinyContent[];
  developments: DevelopmentContent[];
  discovery_tokens: TokenContent[];
  events: EventContent[];
  factions: FactionContent[];
  key_modules: ModuleContent[];
  modules: ModuleContent[];
  moons: MoonContent[];
  planets: PlanetContent[];
  raiders: RaiderContent[];
  regions: RegionContent[];
  ships: ShipContent[];
  special_regions: SpecialContent[];
  supremacy_tokens: TokenContent[];
  symbols: Record<string, string>;
  tactics: TacticContent[];
  tracks: TrackContent[];
  upgrades: UpgradeContent[];
};
