/** Data tokens fly to where they go: from a star into the pool, from the pool into the computer; nothing flies where motion is unwanted. */

import { cubicOut } from 'svelte/easing';
import { crossfade, type TransitionConfig } from 'svelte/transition';
import type { LogEntry } from '$lib/api';
import { still } from '$lib/screen';

const TO_COMPUTER_MS = 280;
const FROM_STAR_MS = 500;
const NOT_AT_ALL: TransitionConfig = { duration: 0 };

/** A token leaves the pool, one lies in the computer: it is the same. */
export const [leave, arrive] = crossfade({ duration: () => (still.current ? 0 : TO_COMPUTER_MS), easing: cubicOut, fallback: () => NOT_AT_ALL });

/** The star whose signal gave the last data; `null` when something else gave it. */
export function starOf(entries: LogEntry[]): string | null {
  const last = entries.findLastIndex(({ event }) => event.type === 'gained' && event['resource'] === 'data');
  const before = entries[last - 1]?.event;
  return before?.type === 'signal' ? String(before['star']) : null;
}

/** A token comes into the pool from the star where the signal was marked. */
export function fromStar(token: Element, entries: LogEntry[]): TransitionConfig {
  const star = starOf(entries);
  const source = star && !still.current ? document.querySelector(`[data-signals='${star}']`) : null;
  if (!source) return NOT_AT_ALL;
  const [from, to] = [source.getBoundingClientRect(), token.getBoundingClientRect()];
  const dx = from.x + from.width / 2 - to.x - to.width / 2;
  const dy = from.y + from.height / 2 - to.y - to.height / 2;
  return { duration: FROM_STAR_MS, easing: cubicOut, css: (_, left) => `transform: translate(${dx * left}px, ${dy * left}px)` };
}
