import type { Component } from 'svelte';
import type { Message, Options } from '$lib/api';
import type { Contents } from '$lib/contents';
import type { CampaignSession } from '$lib/campaign.svelte';
import type { TableSession } from '$lib/session.svelte';

/** An opponent that the rules play against somebody alone, and the options that only then matter. */
export type Rival = { title: Message; name: (options: Options) => Message; options: string[] };

/** `offered`: what an option may be set to. */
export type SetupProps = {
  options: Options;
  offered: (option: string) => string[];
  seats: number;
  files: Contents;
  say: (message: Message) => string;
  change: (option: string, value: string) => void;
};
/** What a game draws of the options of a new table, and those of them that are picked there. */
export type Setup = { default: Component<SetupProps>; drawn: string[] };

type Table = { default: Component<{ session: TableSession }> };

export type GameClient = {
  load: () => Promise<Table>;
  /** The page of its campaign. */
  campaign?: () => Promise<{ default: Component<{ session: CampaignSession }> }>;
  setup?: () => Promise<Setup>;
  /** Choices of an option that can be drawn; an option that is not named is shown whole. */
  shown: Record<string, string[]>;
  rival?: Rival;
};

const tables = import.meta.glob<Table>('./*/Table.svelte');
const campaigns = import.meta.glob<{ default: Component<{ session: CampaignSession }> }>('./*/campaign/Campaign.svelte');
const setups = import.meta.glob<Setup>('./*/Setup.svelte');
const shown = import.meta.glob<Record<string, string[]>>('./*/shown.ts', { import: 'shown', eager: true });
const rivals = import.meta.glob<Rival>('./*/rival.ts', { import: 'rival', eager: true });

const plainTable = () => import('$components/PlainTable.svelte');

/** How a game is drawn: by its folder here, and loaded only when it is opened. One without a table of its own is played by the list of moves. */
export const clientOf = (game: string): GameClient => ({
  load: tables[`./${game}/Table.svelte`] ?? plainTable,
  campaign: campaigns[`./${game}/campaign/Campaign.svelte`],
  setup: setups[`./${game}/Setup.svelte`],
  shown: shown[`./${game}/shown.ts`] ?? {},
  rival: rivals[`./${game}/rival.ts`],
});
