/** The dice I mean to add for energy: one number is chosen, another may be looked at (AE-14.3). */

import type { Turn } from '../turn.svelte';
import type { ActionOf, SpendingView } from '../types';

export class Energy {
  eyed = $state<number | null>(null);
  chosen = $state(0);

  constructor(readonly turn: Turn) {}

  spendings: ActionOf<'spend_energy'>[] = $derived.by(() => this.turn.can('spend_energy'));
  /** What would be sent now. */
  ready: ActionOf<'spend_energy'> | null = $derived.by(() => this.spendings.find(({ dice }) => dice === this.chosen) ?? this.spendings[0] ?? null);
  /** What the number that is looked at, or else the chosen one, would make of the battle. */
  spending: SpendingView | undefined = $derived.by(() => (this.ready ? this.of(this.eyed ?? this.ready.dice) : undefined));

  of(dice: number): SpendingView | undefined {
    return this.turn.view.battle?.spendings.find((one) => one.dice === dice);
  }
}
