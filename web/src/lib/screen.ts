import { MediaQuery } from 'svelte/reactivity';

/** Panels become tabs here. */
export const small = new MediaQuery('max-width: 899.98px', false);
/** Room for the boards of others beside one's own. */
export const wide = new MediaQuery('min-width: 1800px', false);
export const still = new MediaQuery('prefers-reduced-motion: reduce', false);
