/** What is printed on tiles, boards and cards: the same files that the rules are played by. */

import civ from '$starboard/games/planet_unknown/content/civ_cards.json';
import corporations from '$starboard/games/planet_unknown/content/corporations.json';
import events from '$starboard/games/planet_unknown/content/events.json';
import objectives from '$starboard/games/planet_unknown/content/objectives.json';
import planets from '$starboard/games/planet_unknown/content/planets.json';
import tiles from '$starboard/games/planet_unknown/content/tiles.json';
import type { Signal, Square, Terrain, Track } from './view';

export type Shape = {
  id: string;
  cells: Square[];
  section_a: Square[];
  section_b: Square[];
  resource_a: Square;
  resource_b: Square;
  meteor_cell: Square;
};
export type Zone = { x: [number, number]; y: [number, number]; resource: Terrain };
export type Op = {
  op: string;
  rule?: string;
  ground?: 'ice' | 'edge';
  terrain?: Terrain;
  level?: number;
  count?: number | string;
  points?: number | string;
  tracks?: Track[];
  options?: Op[][];
  zones?: Zone[];
  applies_to?: string[];
  medals?: number;
  /** Civ cards that count together. */
  set?: string;
  piece?: 'lifepod' | 'meteorite';
};
export type PlanetBoard = {
  id: string;
  side: string;
  difficulty: number;
  /** L land, I ice, H hole, . no square. */
  grid: string[];
  lifepods: Square[];
  features: Record<string, Square[]>;
  row_medals: number[];
  column_medals: number[];
  edge: 'all' | 'border' | 'outline';
  special_rules: Op[];
  chasm?: { sides: string[]; crossings: [Square, Square][] };
  regions?: Square[][];
};
export type Slot = { level: number; medal?: number; bonuses?: Op[] };
export type Technology = { level: string; id: string; limit: 'round' | 'game' | null };
export type CorporationBoard = {
  id: string;
  side: string;
  difficulty: number;
  rovers: number;
  special_rules: { when: string; effects: Op[] }[];
  tracks: Record<Track, Slot[]>;
  technologies: (Technology & { effects: Op[] })[];
  water_path?: [Track, number][];
};
export type CivCard = { id: string; level: number; timing: 'immediate' | 'end_of_game'; effects: Op[] };
export type EventCard = { id: string; signal: Signal; kind: string; solo_only?: boolean; effects: Op[] };
export type Measure = { metric: string; terrain?: Terrain; tracks?: Track[]; size?: [short: number, long: number]; ground?: 'ice' | 'land' };
export type ObjectiveCard = {
  id: string;
  competitive: { measure: Measure; compare: 'most' | 'fewest' };
  private: { measure: Measure; at_least?: number; at_most?: number };
};

const byId = <T extends { id: string }>(list: unknown): Record<string, T> => Object.fromEntries((list as T[]).map((one) => [one.id, one]));

/** Levels of civ cards as they are printed. */
export const LEVELS = ['', 'I', 'II', 'III', 'IV'];

export const SHAPES = byId<Shape>(tiles.shapes);
export const PLANETS = byId<PlanetBoard>(planets);
export const CORPORATIONS = byId<CorporationBoard>(corporations);
export const CIV_CARDS = byId<CivCard>(civ);
export const EVENT_CARDS = byId<EventCard>(events);
export const OBJECTIVES = byId<ObjectiveCard>(objectives);
