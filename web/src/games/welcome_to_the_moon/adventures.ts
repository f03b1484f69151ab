/** What the table page needs of an adventure. A new adventure is a folder and a line here. */

import type { Component } from 'svelte';
import type { Message } from '$lib/api';
import type { TableSession } from '$lib/session.svelte';
import { launch } from './adventure_1';
import type { Turn } from './turn.svelte';
import type { Effect, MoonAction, MoonView, Stack } from './view';

export type SheetProps = {
  session: TableSession;
  seat: number;
  /** The reader's turn, on the reader's own sheet. */
  turn: Turn | null;
  label: string;
};

export type Adventure = {
  /** Drawn once, shown by every sheet. */
  Printed: Component<{ t: (message: Message | string) => string }>;
  Sheet: Component<SheetProps>;
  /** What the last turn's incidents brought, as a note on the sheet. */
  Incidents: Component<{ session: TableSession }>;
  /** The written marks alone, for a small picture of the sheet. */
  Written: Component<{ view: MoonView; seat: number; final: boolean }>;
  /** The state of a sheet in one line, with what the action in preview would change. */
  Summary: Component<{ view: MoonView; seat: number; action: MoonAction | null; t: (message: Message | string) => string }>;
  /** Where a combination with this effect may be written. */
  where: (effect: Effect) => Message;
  whyNoPlace: (stack: Stack) => { rule: string; text: Message };
  /** How a player's score comes about. */
  standing: (view: MoonView, seat: number) => Message;
};

export const adventures: Record<number, Adventure> = { 1: launch };
