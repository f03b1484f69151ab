/** A chance in the reader's language. */

import { text } from '$lib/text.svelte';

export const percent = (chance: number) =>
  new Intl.NumberFormat(text.language, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(chance);
