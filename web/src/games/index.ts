import type { Component } from 'svelte';
import type { Language, Catalog } from '$lib/text.svelte';
import type { TableSession } from '$lib/session.svelte';

export type GamePlugin = {
  load: () => Promise<{ default: Component<{ session: TableSession }> }>;
  text: Catalog;
};

const catalogs = import.meta.glob<string>('../../../src/starboard/games/*/text/*.ftl', { query: '?raw', import: 'default' });
const tables = import.meta.glob<{ default: Component<{ session: TableSession }> }>('./*/Table.svelte');

const text =
  (id: string): Catalog =>
  async (language: Language) =>
    (await catalogs[`../../../src/starboard/games/${id}/text/${language}.ftl`]?.()) ?? '';

/** A game is a folder here with a `Table.svelte`; each is loaded only when it is opened. */
export const games: Record<string, GamePlugin> = Object.fromEntries(
  Object.entries(tables).map(([path, load]) => {
    const id = path.split('/')[1]!;
    return [id, { load, text: text(id) }];
  }),
);
