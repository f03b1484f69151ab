/** What has just happened that everybody should notice: a species is discovered, a round begins with income. */

import { untrack } from 'svelte';
import { notices } from '$lib/notices.svelte';
import type { TableSession } from '$lib/session.svelte';
import { today } from './older';
import type { SetiView, Slot } from './types';

export class News {
  #seen = $state.raw<Slot[]>([]);
  #round: number;
  /** Species that are discovered and not yet looked at. */
  discovered: Slot[] = $derived.by(() => known(this.session.live.view as SetiView).filter((slot) => !this.#seen.includes(slot)));

  constructor(readonly session: TableSession) {
    // The beginning is looked at once; what follows is compared with it.
    const view = untrack(() => session.live.view) as SetiView;
    this.#seen = known(view);
    this.#round = view.round;
  }

  /** Tell of a new round. */
  watch(): void {
    const { live } = this.session;
    const view = today(live.view!);
    if (view.round > this.#round && live.status === 'playing') this.#tellRound(view);
    this.#round = view.round;
  }

  close(): void {
    this.#seen = [...this.#seen, ...this.discovered.slice(0, 1)];
  }

  #tellRound(view: SetiView): void {
    const seat = this.session.live.seat;
    const first = view.round === 1;
    if (seat === null || first) return;
    const [credits, energy, cards] = view.players[seat]!.income as [number, number, number];
    notices.show({ key: 'table-round-begins', params: { round: view.round, credits, energy, cards } }, { rule: 'SE-3.6', render: this.session.t });
  }
}

const known = (view: SetiView) => view.species.filter(({ species }) => species !== null).map(({ slot }) => slot);
