/** What is printed on tiles, boards and cards, by ids. */

import { byId, reading } from '$lib/contents';
import { stretched } from './older';
import { Tiles } from './tiles';
import type { AnyMeasure, PlanetContents, Terrain } from './types';

/** Levels of civ cards as they are printed. */
export const LEVELS = ['', 'I', 'II', 'III', 'IV'];

export const contents = reading((files: PlanetContents) => ({
  tiles: new Tiles(files),
  planets: byId(files.planets),
  corporations: byId(stretched(files.corporations)),
  civCards: byId(files.civ_cards),
  events: byId(files.events),
  objectives: byId(files.objectives),
  mixes: files.event_mixes,
  decks: files.listed_decks,
  eventCards: files.setup.event_cards,
  scoring: files.scoring,
}));

/** The terrain or track that an objective is about. */
export const terrainOf = (measure: AnyMeasure): Terrain | null => ('terrain' in measure ? measure.terrain : 'tracks' in measure ? measure.tracks[0]! : null);

export type Printed = ReturnType<typeof contents.from>;
