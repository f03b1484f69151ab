/** What has just happened that everybody should notice: a species is discovered, a round begins with income. */

import { notices } from '$lib/notices.svelte';
import type { TableSession } from '$lib/session.svelte';
import { incomeOf } from './boards/purse';
import type { SetiView, Slot } from './view';

export class News {
  /** Species that are discovered and not yet looked at. */
  discovered = $state.raw<Slot[]>([]);
  #known: Slot[];
  #round: number;

  constructor(readonly session: TableSession) {
    const view = session.live.view as SetiView;
    this.#known = known(view);
    this.#round = view.round;
  }

  /** Compare the table with how it was last seen. */
  watch(): void {
    const { live } = this.session;
    const view = live.view as SetiView;
    const now = known(view);
    const fresh = now.filter((slot) => !this.#known.includes(slot));
    if (fresh.length) this.discovered = [...this.discovered, ...fresh];
    if (view.round > this.#round && live.status === 'playing') this.#tellRound(view);
    this.#known = now;
    this.#round = view.round;
  }

  close(): void {
    this.discovered = this.discovered.slice(1);
  }

  #tellRound(view: SetiView): void {
    const seat = this.session.live.seat;
    const first = view.round === 1;
    if (seat === null || first) return;
    const [credits, energy, cards] = incomeOf(view.players[seat]!) as [number, number, number];
    notices.show({ key: 'table-round-begins', params: { round: view.round, credits, energy, cards } }, { rule: 'SE-3.6', render: this.session.t });
  }
}

const known = (view: SetiView) => view.species.filter(({ species }) => species !== null).map(({ slot }) => slot);
