/** Standing answers to reaction windows: pass for me, at this kind of moment or until my next turn (AE-18). */

import { untrack } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import type { TableSession } from '$lib/session.svelte';
import type { EdgeView } from './types';

export const WINDOWS = ['launch', 'battle', 'moon', 'event-damage', 'turn-end', 'after-roll', 'result', 'damage'] as const;
export type WindowId = (typeof WINDOWS)[number];

export class Passing {
  readonly standing: SvelteSet<WindowId>;
  /** Pass at every moment until the own turn begins. */
  resting = $state(false);
  readonly #key: string;

  constructor(readonly session: TableSession) {
    this.#key = `pass-${untrack(() => session.live.id)}`;
    const kept = localStorage.getItem(this.#key)?.split(' ') ?? [];
    this.standing = new SvelteSet(WINDOWS.filter((window) => kept.includes(window)));
  }

  /** The window that is open to the reader. */
  open: WindowId | null = $derived.by(() => {
    const { window } = this.session.table.view as EdgeView;
    return WINDOWS.find((one) => one === window) ?? null;
  });

  toggle(window: WindowId): void {
    if (!this.standing.delete(window)) this.standing.add(window);
    localStorage.setItem(this.#key, [...this.standing].join(' '));
  }

  /** Answer for the reader where that was wished. */
  watch(): void {
    const { live, replaying } = this.session;
    const { active } = live.view as EdgeView;
    if (active === live.seat) this.resting = false;
    if (this.open && !replaying && (this.resting || this.standing.has(this.open))) void this.session.act({ type: 'pass' });
  }
}
