/** The view and the actions by the names that the boards have for them, and what rules of other times do not tell. */

import type { View } from '$lib/api';
import type { ActionOf, Combination, LaunchSheetView, MarkedSheetView, MissionView, MoonView, VirusSheetView } from './types';

export type { AstraView, GiftView, MoonAction, MoonView, OpenCard, Wild, Write } from './types';
export type Effect = string;
export type Letter = string;
export type Stack = Combination;
export type MissionCard = MissionView;
export type LaunchSheet = LaunchSheetView;
export type MarkedSheet = MarkedSheetView;
export type VirusSheet = VirusSheetView;
/** What every sheet shows. */
export type SheetView = MoonView['sheets'][number];
/** The open card at this place goes to ASTRA, or out of the game for a solo bonus (WM-S.10, WM-S.11). */
export type Gift = ActionOf<'give' | 'remove'>;

const known = new WeakMap<View, MoonView>();

/** What a table shows; rules of other times tell less of it. */
export function moonView(view: View | null): MoonView {
  const told = view as MoonView;
  const found = known.get(told) ?? whole(told);
  known.set(told, found);
  return found;
}

function whole(told: MoonView): MoonView {
  const { plays_on, sheets, astra } = told;
  if (plays_on) return told;
  return {
    ...told,
    plays_on: told.scores.map((_, seat) => seat),
    sheets: sheets.map((sheet, seat) => ({ ...sheet, noted: {}, reached: [], players: { A: seat, B: (seat + 1) % sheets.length } })) as SheetView[],
    astra: astra && { ...astra, majority: null, gifts: astra.cards.map(({ effect }) => ({ effect, score: astra.score.points, track: astra.track })) },
  };
}
