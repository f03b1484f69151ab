/** What is printed on boards, tiles and cards, by ids, and the words for it. */

import type { Message } from '$lib/api';
import { byId, reading } from '$lib/contents';
import { tilePlace } from './older';
import type { SetiContents } from './types';

/** In the place of a card: the top card of the deck. */
export const DECK = 'deck';

export const contents = reading((files: SetiContents) => ({
  cards: byId([...files.cards, ...files.species_cards]),
  layers: files.solar_system,
  tile: tilePlace(files.species),
  stars: byId(files.stars),
  planets: byId([...files.planets, ...files.species.flatMap(({ planet }) => planet ?? [])].map((planet) => ({ id: 'oumuamua', moons: [], ...planet }))),
  techs: byId(files.technologies),
  species: byId(files.species),
  rivalCards: byId(files.rival_cards),
  levels: files.rival_levels,
  objectives: byId(files.objectives),
  player: files.player_board,
  board: files.shared_board,
  solo: files.solo,
  /** What to draw for each operation; `{resource}` is what that field says, a `?` stands for a card that nobody knows. */
  symbols: files.symbols,
  /** What the rules say about everything printed, a line per part. */
  textsOf: (id: string): Message[] => files.components[id] ?? [],
}));
export type Printed = ReturnType<typeof contents.from>;
