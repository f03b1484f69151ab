/** What is printed on tiles, cards and boards: the same files that the rules are played by. */

import bases from '$starboard/games/andromedas_edge/content/bases.json';
import constants from '$starboard/games/andromedas_edge/content/constants.json';
import destiny from '$starboard/games/andromedas_edge/content/destiny.json';
import developments from '$starboard/games/andromedas_edge/content/developments.json';
import discoveries from '$starboard/games/andromedas_edge/content/discovery_tokens.json';
import events from '$starboard/games/andromedas_edge/content/events.json';
import factions from '$starboard/games/andromedas_edge/content/factions.json';
import keyModules from '$starboard/games/andromedas_edge/content/key_modules.json';
import modules from '$starboard/games/andromedas_edge/content/modules.json';
import moons from '$starboard/games/andromedas_edge/content/moons.json';
import planets from '$starboard/games/andromedas_edge/content/planets.json';
import raiders from '$starboard/games/andromedas_edge/content/raiders.json';
import regions from '$starboard/games/andromedas_edge/content/regions.json';
import ships from '$starboard/games/andromedas_edge/content/ships.json';
import specials from '$starboard/games/andromedas_edge/content/special_regions.json';
import supremacies from '$starboard/games/andromedas_edge/content/supremacy_tokens.json';
import tactics from '$starboard/games/andromedas_edge/content/tactics.json';
import tracks from '$starboard/games/andromedas_edge/content/tracks.json';
import upgrades from '$starboard/games/andromedas_edge/content/upgrades.json';
import type { Amounts, Original, Rank, Row, Track } from './view';

/** An operation of the effect vocabulary (AE-20.2). */
export type Op = { op: string } & Record<string, unknown>;
/** Every item says whether its values are official (`no`), ours (`yes`) or both. */
type Item = { id: string; original: Original };
/** `x` counts half hexes, `row` whole ones; row 0 is above the first spaces. */
export type Region = Item & { kind: 'space' | 'nebula'; row: number; x: number; adjacent: string[]; special: number };
export type Planet = Item & { type: Track; development: string; cost: Amounts; leaders: number; moon_colour: string; printed_resource: Amounts };
export type Base = Item & { effect: Op[] };
export type Special = Item & { kind: 'quasar' | 'vortex'; space: number; die_numbers: number[]; vp_icons: number; benefit: Op[] | null };
export type Hull = Item & { range: number; weapons: number; shields: number; targeting_bonus: number; abilities: string[] };
export type ShipCard = Hull & { cost: Amounts; per_player: number };
export type Upgrade = Hull & { ship: string; faction: string | null; unique: unknown[] };
export type Module = Item & {
  type: Row;
  damage_icons: number;
  dock: 'none' | 'open' | 'ship_only';
  end_game: boolean;
  moon_slot: 'none' | 'input' | 'output' | 'half' | 'half_left' | 'half_right';
  moon_slot_vp: number;
  effect: Op[];
};
export type Tactic = Item & {
  kind: 'action' | 'support' | 'diplomacy' | 'battle' | 'event';
  copies: number;
  modes: { timing: string; requires: unknown[]; effect: Op[] }[];
};
export type Ability = { kind: 'triggered' | 'passive' | 'action'; limit?: string; original: Original };
export type Faction = Item & { start_tracks: Track[]; start_resources: Amounts; abilities: Ability[]; ship_upgrade: string };
export type Token = Item & { effect: Op[] };
export type DevelopmentCard = Item & { track: Track; leaders: number; copies: number; ability: Op[] };
export type EventCard = Item & { deck: string; score_track: Track; raider_class: Rank; effect: Op[] };
export type RaiderCard = Item & { class: Rank; range: number; weapons: number; targeting_bonus: number; shields: number; reward: Op[]; swarm: boolean };
export type Space = { step: number; vp: number; development_level?: number; discovery_stack?: number; event?: boolean; ship_upgrade?: number } & Record<
  string,
  unknown
>;
export type TrackBoard = Item & { id: Track; spaces: Space[] };
export type Destiny = Item & { goals: { track: Track; vp: number }[] };
export type Moon = { colour: string; gain: Amounts; repair: number; input: boolean };

const byId = <T extends { id: string }>(list: unknown): Record<string, T> => Object.fromEntries((list as T[]).map((one) => [one.id, one]));

export const REGIONS = byId<Region>(regions);
export const PLANETS = byId<Planet>(planets);
export const BASES = byId<Base>(bases);
export const SPECIALS = byId<Special>(specials);
export const SHIP_CARDS = byId<ShipCard>(ships);
export const UPGRADES = byId<Upgrade>(upgrades);
export const MODULES = { ...byId<Module>(keyModules), ...byId<Module>(modules) };
export const KEY_MODULES = keyModules.map(({ id }) => id);
export const TACTICS = byId<Tactic>(tactics);
export const FACTIONS = byId<Faction>(factions);
export const DISCOVERIES = byId<Token>(discoveries);
export const SUPREMACIES = byId<Token>(supremacies);
export const DEVELOPMENTS = byId<DevelopmentCard>(developments);
export const EVENTS = byId<EventCard>(events);
export const RAIDER_CARDS = byId<RaiderCard>(raiders);
export const TRACK_BOARDS = byId<TrackBoard>(tracks);
export const DESTINIES = byId<Destiny>(destiny);
export const MOST_PLACEMENT_POINTS = constants.placement_vp_max;
export const MOST_DICE = constants.dice_max;
/** The letters of moon ids, in the order of amounts: e2v1 shows 2 energy and 1 VP; r1 is a repair. */
const LETTERS = { e: 'energy', t: 'titanium', i: 'ice', n: 'nanocarbon', c: 'credit', d: 'tactics', v: 'vp', a: 'any', b: 'basic' } as const;
const face = (id: string) => [...id.matchAll(/([a-z])(\d+)/g)].map(([, letter, count]) => [letter!, Number(count)] as const);
const sameFace = (moon: Moon, gain: Amounts, repair: number) =>
  moon.repair === repair && Object.keys({ ...moon.gain, ...gain }).every((kind) => moon.gain[kind as keyof Amounts] === gain[kind as keyof Amounts]);

/** What a moon shows; the colour is that of the first moon with this face. */
export function moonOf(id: string): Moon {
  const letters = face(id);
  const repair = letters.some(([letter]) => letter === 'r') ? 1 : 0;
  const gain = Object.fromEntries(
    letters.filter(([letter]) => letter !== 'r').map(([letter, count]) => [LETTERS[letter as keyof typeof LETTERS], count]),
  ) as Amounts;
  const printed = (moons as Moon[]).find((moon) => sameFace(moon, gain, repair));
  return printed ?? { colour: 'nebula', gain, repair, input: false };
}
