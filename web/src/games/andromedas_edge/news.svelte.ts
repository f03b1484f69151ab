/** What has just happened that everybody should notice: events, raiders, new planets, the last turns. */

import { untrack } from 'svelte';
import { notices } from '$lib/notices.svelte';
import type { TableSession } from '$lib/session.svelte';

/** Told in a line; an event card is shown whole, with the raider that it brings. */
const TOLD: Record<string, string> = { raider_placed: 'AE-13.2', raider_moved: 'AE-13.3', planet: 'AE-16.2', end_triggered: 'AE-19.1' };

export class News {
  /** Event cards that were revealed and not yet put away. */
  events = $state.raw<string[]>([]);
  #told: number;

  constructor(readonly session: TableSession) {
    this.#told = untrack(() => session.entries.length);
  }

  /** Tell what the log has more than when it was last seen. */
  watch(): void {
    const { entries } = this.session;
    const fresh = entries.slice(this.#told);
    this.#told = entries.length;
    for (const { event, text } of fresh) {
      if (event.type === 'event_revealed') this.events = [...this.events, String(event.event)];
      else if (event.type in TOLD && !(this.events.length && event.type === 'raider_placed'))
        notices.show(text, { rule: TOLD[event.type], render: this.session.t });
    }
  }

  close(): void {
    this.events = this.events.slice(1);
  }
}
