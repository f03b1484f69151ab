/** What the server tells about a table of Welcome to the Moon, and the actions it takes (docs/api.md). */

import type { Message, View } from '$lib/api';

export type Effect = 'robot' | 'energy' | 'plant' | 'water' | 'astronaut' | 'planning';
export type Letter = 'A' | 'B' | 'C';

export type Stack = { number: number; effect: Effect; next: Effect; places: number };
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
export type LaunchSheet = {
  slots: (number | 'X' | null)[];
  last: string | null;
  fuelled: string[];
  paid: string[];
  lost: string[];
  sabotaged: string[];
  waiting: string[];
  rockets: number;
  ties: number;
  errors: ErrorBox[];
  missions: Record<Letter, number | null>;
  ready: boolean;
};

export type MoonView = View & {
  adventure: number;
  phase: 'setup' | 'play' | 'incidents' | 'missions' | 'over';
  stacks: Stack[];
  cards_left: number;
  missions: MissionCard[];
  sheets: LaunchSheet[];
};

export type Write = { type: 'write'; stack: number; slot: string; number: number };
export type WriteX = { type: 'write_x'; slot: string };
export type Fuel = { type: 'fuel'; bonus: string };
export type Claim = { type: 'claim'; mission: number };
export type MoonAction =
  | Write
  | WriteX
  | Fuel
  | Claim
  | { type: 'skip_x' | 'commit' | 'error' | 'later' };
