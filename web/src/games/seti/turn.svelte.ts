/** The reader's turn: what may be done where, and what is being looked at. */

import { sameAction } from '$lib/api';
import { small } from '$lib/screen';
import type { TableSession } from '$lib/session.svelte';
import type { ActionOf, PlayerView, SetiAction, SetiView } from './view';

export class Turn {
  constructor(readonly session: TableSession) {}

  view: SetiView = $derived.by(() => this.session.table.view as SetiView);
  /** Whose things lie at the foot of the table; a spectator looks at the first ones. */
  seat: number = $derived.by(() => this.session.table.seat ?? 0);
  me: PlayerView = $derived.by(() => this.view.players[this.seat]!);
  legal: SetiAction[] = $derived.by(() => this.session.table.legal.map(({ action }) => action as SetiAction));

  /** Legal actions of these kinds. */
  can<T extends SetiAction['type']>(...types: T[]): ActionOf<T>[] {
    return this.legal.filter((action) => (types as string[]).includes(action.type)) as ActionOf<T>[];
  }

  /** Do the only one at once; on small screens the prompt asks once more; of several the prompt asks which. */
  offer(actions: SetiAction[]): void {
    if (actions.length > 1) {
      this.session.preview = null;
      this.session.choose = actions;
    } else if (actions.length && small.current) this.session.preview = actions[0]!;
    else if (actions.length) void this.session.act(actions[0]!);
  }

  /** Tell in the prompt what these would do while they are pointed at. */
  look(actions: SetiAction[]): void {
    if (!small.current) this.session.preview = actions.length === 1 ? actions[0]! : null;
  }

  /** Is one of these what the reader looks at, here or in the list of actions? */
  looking(actions: SetiAction[]): boolean {
    const { preview } = this.session;
    return preview !== null && actions.some((action) => sameAction(action, preview));
  }
}
