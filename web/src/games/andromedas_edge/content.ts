/** What is printed on tiles, cards and boards, by ids: the files that the match is played by, and the words and symbols for them. */

import type { Message } from '$lib/api';
import { byId, reading } from '$lib/contents';
import { named } from './older';
import type { EdgeContents } from './types';

export const contents = reading((files: EdgeContents) => ({
  regions: byId(files.regions),
  planets: byId(files.planets),
  bases: byId(files.bases),
  specials: byId(files.special_regions),
  ships: byId(files.ships),
  upgrades: byId(files.upgrades),
  modules: byId([...files.key_modules, ...files.modules]),
  keyModules: files.key_modules.map(({ id }) => id),
  tactics: byId(files.tactics),
  factions: byId(files.factions),
  discoveries: byId(files.discovery_tokens),
  supremacies: byId(files.supremacy_tokens),
  developments: byId(files.developments),
  events: byId(files.events),
  raiders: byId(files.raiders),
  tracks: byId(files.tracks),
  destinies: byId(files.destiny),
  /** Moons with the same face are one kind: the first is shown. */
  moons: byId(named(files.moons).toReversed()),
  constants: files.constants,
  /** What to draw for an operation, by its tag (see `effects`). */
  symbols: files.symbols,
  /** What everything printed says in words, a line per part. */
  textsOf: (id: string): Message[] => files.components[id] ?? [],
}));
export type Printed = ReturnType<typeof contents.from>;
