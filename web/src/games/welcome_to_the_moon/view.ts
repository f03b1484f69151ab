/** What the server tells about a table of Welcome to the Moon, and the actions it takes (docs/api.md). */

import type { Message, Score, View } from '$lib/api';

export type Effect = 'robot' | 'energy' | 'plant' | 'water' | 'astronaut' | 'planning';
export type Letter = 'A' | 'B' | 'C';

/**
 * No effect is flipped before the first turn; who has spent a wild sees its effect on every stack (WM-0.14.2).
 * An extra card makes several combinations of one `stack`, and may leave a choice of the next effect (WM-C.4).
 * Alone: the number of one open card with the effect of another, one pair instead of a stack, and no next effect.
 */
export type Stack = { number: number; effect: Effect | null; next: Effect | null; places: number; wild: boolean; stack: number; or_next: Effect[] };
export type MissionCard = {
  id: number;
  letter: Letter;
  text: Message;
  first: number;
  later: number;
  taken: boolean;
  progress: [have: number, need: number][];
  claims: { seat: number; turn: number; reward: number }[];
};

export type ErrorBox = 'free' | 'circled' | 'crossed';
/** What every sheet shows; an adventure adds its own marks. */
export type SheetView = {
  slots: (number | 'X' | 'infected' | 'A' | 'B' | null)[];
  last: string | null;
  errors: ErrorBox[];
  missions: Record<Letter, number | null>;
  ready: boolean;
};
/** Adventure 1. */
export type LaunchSheet = SheetView & {
  fuelled: string[];
  paid: string[];
  lost: string[];
  sabotaged: string[];
  waiting: string[];
  rockets: number;
  ties: number;
};
/** Adventures 2 to 8: symbols by their ids; race bonuses with the value won; `closed` ones are gone at their high value. */
export type MarkedSheet = SheetView & {
  circled: string[];
  crossed: string[];
  races: Record<string, number | null>;
  closed: string[];
};

/** Adventure 6: scores of evacuated blocks, and the block where a slot must be infected now. */
export type VirusSheet = MarkedSheet & { evacuated: Record<string, number>; infecting: string | null };

/** With the other choices that an extra card leaves (WM-C.4). */
export type OpenCard = { number: number; effect: Effect; or_numbers: number[]; or_effects: Effect[] };
/** ASTRA's side, with one seat (WM-S): combination n takes the number and the effect of the cards at `pairs[n]`, `used` is the one taken this turn. */
export type AstraView = {
  level: number;
  cards: OpenCard[];
  pairs: [number: number, effect: number][];
  used: number | null;
  each: Record<Effect, number>;
  held: Record<Effect, number>;
  boxes: number;
  circled: number;
  crossed: number;
  /** How often each effect card has been drawn. */
  letters: Record<Letter, number>;
  second_pass: boolean;
  /** Boxes crossed on her track in adventure 1. */
  track: number | null;
  score: Score;
};

export type MoonView = View & {
  adventure: number;
  phase: 'setup' | 'play' | 'incidents' | 'missions' | 'astra' | 'over';
  stacks: Stack[];
  cards_left: number;
  missions: MissionCard[];
  sheets: (LaunchSheet | MarkedSheet)[];
  astra: AstraView | null;
};

export type Write = { type: 'write'; stack: number; slot: string; number: number };
export type WriteX = { type: 'write_x'; slot: string };
export type Mark = { type: 'mark'; mark: string };
export type Wild = { type: 'wild'; effect: Effect };
/** Adventure 6. */
export type Infect = { type: 'infect'; slot: string };
export type Claim = { type: 'claim'; mission: number };
/** What ASTRA's effect hits (WM-S.12). */
export type Target = { type: 'target'; target: string };
/** The open card at this place goes to ASTRA, or out of the game for a solo bonus (WM-S.10, WM-S.11). */
export type Gift = { type: 'give' | 'remove'; card: number };
export type MoonAction = Write | WriteX | Mark | Wild | Infect | Claim | Target | Gift | { type: 'skip' | 'commit' | 'error' | 'later' };
