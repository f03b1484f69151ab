import type { GameInfo } from './api';
import { t, text } from './text.svelte';

export type ShelfGame = { id: string; title: string; seats: { min: number; max: number } };

/** The quickest game comes first: it is the one that Play now starts for a newcomer. */
const FIRST = 'welcome_to_the_moon';
export const inOrder = (games: GameInfo[]) => games.toSorted((one, other) => Number(other.id === FIRST) - Number(one.id === FIRST));

/** A game's title in the reader's language, or the name its author gave it. */
export function gameTitle(id: string, name = id): string {
  const key = `game-${id}`;
  return text.has(key) ? t(key) : name;
}

/** Games of the server. */
export const shelf = (games: GameInfo[]): ShelfGame[] => games.map(({ id, name, seats }) => ({ id, title: gameTitle(id, name), seats }));
