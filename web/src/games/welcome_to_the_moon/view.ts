/** The view and the actions by the names that the boards have for them. */

import type { ActionOf, Combination, JourneySheetView, LaunchSheetView, MarkedSheetView, MissionView, MoonView, VirusSheetView } from './types';

export type { AstraView, GiftView, MoonAction, MoonView, OpenCard, Wild, Write } from './types';
export type Effect = string;
export type Letter = string;
export type Stack = Combination;
export type MissionCard = MissionView;
export type LaunchSheet = LaunchSheetView;
export type MarkedSheet = MarkedSheetView;
export type JourneySheet = JourneySheetView;
export type VirusSheet = VirusSheetView;
/** What every sheet shows. */
export type SheetView = MoonView['sheets'][number];
/** The open card at this place goes to ASTRA, or out of the game for a solo bonus (WM-S.10, WM-S.11). */
export type Gift = ActionOf<'give' | 'remove'>;
