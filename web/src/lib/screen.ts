import { MediaQuery } from 'svelte/reactivity';

/** Panels become tabs here. */
export const small = new MediaQuery('max-width: 899.98px', false);
export const still = new MediaQuery('prefers-reduced-motion: reduce', false);
