/** What the table page needs of an adventure. A new adventure is a folder and a line here; each is loaded when it is played. */

import type { Component } from 'svelte';
import type { Message } from '$lib/api';
import type { TableSession } from '$lib/session.svelte';
import type { Model } from './marked/model';
import type { Majority } from './solo/astra';
import type { Turn } from './turn.svelte';
import type { AstraView, Effect, MarkedSheet, MoonAction, MoonView, Stack } from './view';

export type SheetProps = {
  session: TableSession;
  seat: number;
  /** The reader's turn, on the reader's own sheet. */
  turn: Turn | null;
  label: string;
  model: Model | null;
};

export type Adventure = {
  /** Drawn once, shown by every sheet. */
  Printed: Component<{ t: (message: Message | string) => string }>;
  Sheet: Component<SheetProps>;
  /** What the last turn's incidents brought, as a note on the sheet. */
  Incidents: Component<{ session: TableSession }> | null;
  /** The written marks alone, for a small picture of the sheet. */
  Written: Component<{ view: MoonView; seat: number; final: boolean; model: Model | null }>;
  /** The state of a sheet in one line, with what the action in preview would change. */
  Summary: Component<{ view: MoonView; seat: number; action: MoonAction | null; t: (message: Message | string) => string; model: Model | null }>;
  /** How the drawings that adventures 2 to 8 share know this one. */
  model: Model | null;
  /** What missions bring. */
  reward: 'rockets' | 'points';
  /** What a reward is worth on a sheet, where that changes. */
  worth?: (sheet: MarkedSheet, reward: number) => number;
  /** Where a combination with this effect may be written, or what it is good for then. */
  where: (effect: Effect) => Message;
  /** Which sheet a seat plays on now, when that is not always its own. */
  sheetOf?: (view: MoonView, seat: number) => number;
  /** Alone: how the player's majority stands against ASTRA's cards (WM-S.17). */
  majority?: (sheet: MarkedSheet, astra: AstraView) => Majority;
  /** Alone: the player's score after an action, where the model's terms do not tell it. */
  scoreAfter?: (view: MoonView, action: MoonAction) => number;
  whyNoPlace: (stack: Stack) => { rule: string; text: Message };
  /** How a player's score comes about. */
  standing: (view: MoonView, seat: number) => Message;
};

export const adventures: Record<number, () => Promise<Adventure>> = {
  1: async () => (await import('./launch')).launch,
  2: async () => (await import('./journey')).journey,
  3: async () => (await import('./colony')).colony,
  4: async () => (await import('./mine')).mine,
  5: async () => (await import('./dome')).dome,
  6: async () => (await import('./virus')).virus,
  7: async () => (await import('./escape')).escape,
  8: async () => (await import('./battle')).battle,
};
