/** What is printed on boards, tiles and cards: the same files that the rules are played by. */

import cards from '$starboard/games/seti/content/cards.json';
import objectives from '$starboard/games/seti/content/objectives.json';
import planets from '$starboard/games/seti/content/planets.json';
import rivalCards from '$starboard/games/seti/content/rival_cards.json';
import levels from '$starboard/games/seti/content/rival_levels.json';
import layers from '$starboard/games/seti/content/solar_system.json';
import species from '$starboard/games/seti/content/species.json';
import speciesCards from '$starboard/games/seti/content/species_cards.json';
import stars from '$starboard/games/seti/content/stars.json';
import technologies from '$starboard/games/seti/content/technologies.json';
import type { Income, StarColour, TechType, TraceColour } from './view';

/** An object with exactly one key, the operation (SE-9.5). */
export type Op = Record<string, unknown>;
export type Card = {
  id: string;
  cost: { credits?: number; energy?: number } | null;
  free_action: Op[];
  sector: StarColour | null;
  income: Income | null;
  effects: Op[];
  mission: { kind: 'conditional' | 'triggered' | 'delivery'; condition?: Op; reward?: Op[]; slots?: { trigger: Op; reward: Op[] }[] } | null;
  end_game: Op | null;
  species?: string;
  message?: { offset_vp: number; effects: Op[] } | null;
  danger?: number;
};
/** Sectors clockwise: `-` hole, `.` empty, `A` asteroids, `C` comet, or a planet. */
export type Layer = { layer: 'disc_1' | 'disc_2' | 'disc_3' | 'board'; ring: number; cells: string[] };
export type Star = { id: string; colour: StarColour; data_slots: number; first_win: Op[]; later_win: Op[] };
export type Planet = {
  id: string;
  orbit: { first_bonus: Op[]; rewards: Op[] };
  land: { first_data_spaces: number[]; rewards: Op[] };
  moons: { id: string; rewards: Op[] }[];
};
export type Tech = {
  id: string;
  type: TechType;
  extra_immediate: Op[];
  scan_options: { cost: Record<string, number>; effects: Op[] }[];
  computer_column: { top: Op[]; bottom: Op[] } | null;
};
export type TraceSpace = { row: number; cost: Record<string, number> | null; reward: Op[]; unlimited: boolean; needs_sample: boolean; danger: number };
export type Species = {
  id: string;
  board: Record<TraceColour, TraceSpace[]>;
  cards_to_each: number;
  samples?: Op[][];
  tokens?: { colour: TraceColour; sides: Op[][] }[];
  planet?: Omit<Planet, 'id' | 'moons'>;
  message_rewards?: Op[][];
  milestones?: [number, number][];
};
export type RivalAction = {
  action: string;
  effects?: Op[];
  cost?: Record<string, number>;
  moves?: number;
  planets?: string[];
  preference?: string[];
  targets?: { planet: string; moves: number }[];
  condition?: Op;
};
export type RivalCard = { id: string; kind: 'basic' | 'advanced' | 'species'; species: string | null; arrow: string; actions: RivalAction[] };
export type Level = { level: number; start_space: number; advanced_cards_at_start: number; objectives: number[]; progress_track: string[] };
export type Objective = { id: string; level: 'I' | 'II' | 'III'; tasks: { any_of: Op[] }[] };

const byId = <T extends { id: string }>(list: unknown): Record<string, T> => Object.fromEntries((list as T[]).map((one) => [one.id, one]));

export const CARDS = { ...byId<Card>(cards), ...byId<Card>(speciesCards) };
export const LAYERS = layers as Layer[];
export const STARS = byId<Star>(stars);
export const PLANETS = byId<Planet>(planets);
export const TECHS = byId<Tech>(technologies);
export const SPECIES = byId<Species>(species);
export const RIVAL_CARDS = byId<RivalCard>(rivalCards);
export const LEVELS = levels as Level[];
export const OBJECTIVES = byId<Objective>(objectives);
