/** What the table page needs of an adventure. A new adventure is a folder and a line here; each is loaded when it is played. */

import type { Component } from 'svelte';
import type { Foreseen, Message } from '$lib/api';
import type { TableSession } from '$lib/session.svelte';
import type { Model } from './marked/model';
import type { Turn } from './turn.svelte';
import type { Effect, MoonView } from './view';

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
  Summary: Component<{ view: MoonView; seat: number; foreseen: Foreseen | null; t: (message: Message | string) => string; model: Model | null }>;
  /** How the drawings that adventures 2 to 8 share know this one. */
  model: Model | null;
  /** What missions bring. */
  reward: 'rockets' | 'points';
  /** Where a combination with this effect may be written, or what it is good for then. */
  where: (effect: Effect) => Message;
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

/** A seat's points by the terms of its score. */
export const pointsOf = ({ scores }: MoonView, seat: number): Record<string, number> =>
  Object.fromEntries(scores[seat]!.terms.map(({ key, points }) => [key, points]));
