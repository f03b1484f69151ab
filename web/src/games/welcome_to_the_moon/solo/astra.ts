/** What ASTRA's cards are worth to her, and her track in The Launch (WM-S.21, WM-S.30 to WM-S.32). */

import type { Message } from '$lib/api';
import type { AstraView, Effect, Letter, MoonView, OpenCard } from '../view';

export const EFFECTS: Effect[] = ['robot', 'energy', 'plant', 'water', 'astronaut', 'planning'];

/** Boxes of her track: the first ones bear levels, then every fifth a number of points. */
const LEVELS = [8, 8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 2];
const NUMBERS = 14;
const APART = 5;
export const LAUNCH = 150;

export type Box = { index: number; kind: 'level' | 'number' | 'plain'; label: number | null };

export const track: Box[] = [
  ...LEVELS.map((level, index): Box => ({ index, kind: 'level', label: level })),
  ...Array.from({ length: (NUMBERS - 1) * APART + 1 }, (_, i): Box => {
    const isNumber = i % APART === 0;
    return { index: LEVELS.length + i, kind: isNumber ? 'number' : 'plain', label: isNumber ? 10 * (i / APART + 1) : null };
  }),
];

/** The lowest number not crossed, or a launch (WM-S.32). */
export const trackPoints = (crossed: number): number => track.slice(crossed).find(({ kind }) => kind === 'number')?.label ?? LAUNCH;

export const cardsHeld = ({ held }: AstraView): number => EFFECTS.reduce((sum, effect) => sum + held[effect], 0);

/** Boxes crossed once she gets a card of this effect. */
export const trackAfter = ({ track: crossed, each }: AstraView, effect: Effect): number => Math.min(track.length, crossed! + each[effect]);

/** What a card counts as for her: of several effects the one that is worth most, the first of equal ones (WM-C.7). */
export const bestEffect = ({ each }: AstraView, { effect, or_effects }: OpenCard): Effect =>
  or_effects.reduce((best, other) => (each[other] > each[best] ? other : best), effect);

/** Her score once she gets a card of this effect. */
export const scoreAfter = (astra: AstraView, effect: Effect): number =>
  astra.track === null ? astra.score.points + astra.each[effect] : trackPoints(trackAfter(astra, effect));

/** Solo bonuses circled and not crossed (WM-S.11). */
export const spareBonuses = ({ circled, crossed }: AstraView): number => circled - crossed;

/** What the player has most of, and what ASTRA's cards set against it (WM-S.17). */
export type Majority = { of: 'zones' | 'astronauts'; mine: number; hers: number; cards: number };

export const ahead = ({ mine, hers }: Majority): 'yes' | 'no' | 'none' => (!mine ? 'none' : mine >= hers ? 'yes' : 'no');

/** Alone, both sheets of The Battle are the player's: they are known by their side (WM-S.50). */
export const sideOf = ({ astra }: MoonView, sheet: number): Message | null =>
  astra ? { key: 'astra-sheet', params: { side: sheet ? 'right' : 'left' } } : null;

/** In adventures 2, 3 and 4 card C has no effect of its own (WM-S.18). */
export const hasEffect = (adventure: number, letter: Letter): boolean => letter !== 'C' || ![2, 3, 4].includes(adventure);
