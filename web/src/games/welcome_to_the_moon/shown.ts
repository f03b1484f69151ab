import { adventures } from './adventures';

/** Choices of the game's options that have a drawing here; an option that is not named is shown whole. */
export const shown = { adventure: [...Object.keys(adventures), 'random'] };
