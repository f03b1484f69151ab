/** Measures of a corporation board's drawing: five rails, levels from below. */

import { TRACKS, type CorporationContent, type Track } from './types';

export const TOP = 15;
export const STEP = 22.4;
const BOTTOM = 377.2;

/** Left side and width of the columns; the rover track needs room for its numbers. */
const COLUMNS: Record<Track, [left: number, width: number]> = { civ: [22, 46], water: [72, 46], biomass: [122, 46], rover: [172, 74], tech: [250, 46] };
export const WIDTH = 300;
export const HEIGHT = 392;

export const columnOf = (track: Track) => ({ left: COLUMNS[track][0], width: COLUMNS[track][1], rail: COLUMNS[track][0] + 11 });

/** Wormhole's biomass steps stretch over two printed rows each (PU-18.3). */
export const isStretched = (board: CorporationContent, track: Track): boolean => Boolean(board.stretched?.includes(track));
const rowOf = (board: CorporationContent, track: Track, level: number): number => (level && isStretched(board, track) ? 3 * level - 0.5 : level);
export const heightOf = (board: CorporationContent, track: Track, level: number): number => BOTTOM - STEP * rowOf(board, track, level);

export type Place = { track: Track; level: number };
export function slotOf(name: string): Place {
  const [track, level] = name.split('-') as [Track, string];
  return { track, level: Number(level) };
}
export const slotAt = (board: CorporationContent, name: string): { x: number; y: number } => {
  const { track, level } = slotOf(name);
  return { x: columnOf(track).rail, y: heightOf(board, track, level) };
};

export const isTrack = (word: string): word is Track => (TRACKS as readonly string[]).includes(word);

/** The path that Oasis' water tracker follows through all tracks (PU-18.7). */
export const waterPath = (board: CorporationContent): string =>
  board.water_path ? `M${board.water_path.map(([track, level]) => `${columnOf(track).rail} ${heightOf(board, track, level)}`).join('L')}` : '';
