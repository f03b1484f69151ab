import type { Component } from 'svelte';
import type { Message, Options } from '$lib/api';
import type { Language, Catalog } from '$lib/text.svelte';
import type { CampaignSession } from '$lib/campaign.svelte';
import type { TableSession } from '$lib/session.svelte';

/** An opponent that the rules play against somebody alone, and the options that only then matter. */
export type Rival = { title: Message; name: (options: Options) => Message; options: string[] };

export type SetupProps = { options: Options; seats: number; say: (message: Message) => string; change: (option: string, value: string) => void };
/** What a game draws of the options of a new table, and those of them that are picked there. */
export type Setup = { default: Component<SetupProps>; drawn: string[] };

export type GamePlugin = {
  load: () => Promise<{ default: Component<{ session: TableSession }> }>;
  /** The page of its campaign. */
  campaign?: () => Promise<{ default: Component<{ session: CampaignSession }> }>;
  setup?: () => Promise<Setup>;
  text: Catalog;
  /** Choices of an option that can be drawn; an option that is not named is shown whole. */
  shown: Record<string, string[]>;
  rival?: Rival;
};

const root = '../../../src/starboard/games';
const catalogs = import.meta.glob<string>('../../../src/starboard/games/*/**/text/*.ftl', { query: '?raw', import: 'default' });
const tables = import.meta.glob<{ default: Component<{ session: TableSession }> }>('./*/Table.svelte');
const campaigns = import.meta.glob<{ default: Component<{ session: CampaignSession }> }>('./*/campaign/Campaign.svelte');
const setups = import.meta.glob<Setup>('./*/Setup.svelte');
const shown = import.meta.glob<Record<string, string[]>>('./*/shown.ts', { import: 'shown', eager: true });
const rivals = import.meta.glob<Rival>('./*/rival.ts', { import: 'rival', eager: true });

/** The words of a game: its own catalog and those of its parts. */
const text =
  (id: string): Catalog =>
  async (language: Language) => {
    const own = Object.keys(catalogs).filter((path) => path.startsWith(`${root}/${id}/`) && path.endsWith(`/${language}.ftl`));
    return (await Promise.all(own.map((path) => catalogs[path]!()))).join('\n');
  };

/** A game is a folder here with a `Table.svelte`; each is loaded only when it is opened. */
export const games: Record<string, GamePlugin> = Object.fromEntries(
  Object.entries(tables).map(([path, load]) => {
    const id = path.split('/')[1]!;
    const folder = `./${id}`;
    const plugin: GamePlugin = {
      load,
      campaign: campaigns[`${folder}/campaign/Campaign.svelte`],
      setup: setups[`${folder}/Setup.svelte`],
      text: text(id),
      shown: shown[`${folder}/shown.ts`] ?? {},
      rival: rivals[`${folder}/rival.ts`],
    };
    return [id, plugin];
  }),
);
