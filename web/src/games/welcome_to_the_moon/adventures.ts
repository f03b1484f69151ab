/** What the table page needs of an adventure. A new adventure is a folder and a line here; each is loaded when it is played. */

import type { Component } from 'svelte';
import type { Foreseen, Message } from '$lib/api';
import type { Contents } from '$lib/contents';
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

export const adventures: Record<number, (files: Contents) => Promise<Adventure>> = {
  1: async (files) => (await import('./launch')).launch.from(files),
  2: async (files) => (await import('./journey')).journey.from(files),
  3: async (files) => (await import('./colony')).colony.from(files),
  4: async (files) => (await import('./mine')).mine.from(files),
  5: async (files) => (await import('./dome')).dome.from(files),
  6: async (files) => (await import('./virus')).virus.from(files),
  7: async (files) => (await import('./escape')).escape.from(files),
  8: async (files) => (await import('./battle')).battle.from(files),
};

/** A seat's points by the terms of its score. */
export const pointsOf = ({ scores }: MoonView, seat: number): Record<string, number> =>
  Object.fromEntries(scores[seat]!.terms.map(({ key, points }) => [key, points]));
