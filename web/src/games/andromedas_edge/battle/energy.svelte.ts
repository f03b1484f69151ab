/** The dice I mean to add for energy: one number is chosen, another may be looked at (AE-14.3). */

import type { Turn } from '../turn.svelte';
import type { ActionOf } from '../view';

type Spending = ActionOf<'spend_energy'>;

export class Energy {
  eyed = $state<number | null>(null);
  chosen = $state(0);

  constructor(readonly turn: Turn) {}

  spendings: Spending[] = $derived.by(() => this.turn.can('spend_energy'));
  /** What would be sent now. */
  ready: Spending | null = $derived.by(() => this.spendings.find(({ dice }) => dice === this.chosen) ?? this.spendings[0] ?? null);
  /** Dice to show beside those that I have already. */
  more: number = $derived.by(() => (this.spendings.length ? (this.eyed ?? this.ready?.dice ?? 0) : 0));
}
