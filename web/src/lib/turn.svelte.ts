import { untrack } from 'svelte';
import { createAttachmentKey } from 'svelte/attachments';
import { SvelteMap } from 'svelte/reactivity';
import { sameAction } from './actions';
import type { Action, Choice, Foreseen, View } from './api';
import { small } from './screen';
import type { TableSession } from './session.svelte';

/** An action of one of these kinds. */
export type ActionOf<A extends Action, T extends A['type']> = Extract<A, { type: T }>;

/**
 * The reader's turn at the boards of a game: which actions are answered at which spot, and what they would bring.
 * A game says by `spotOf` where each action stands on its boards. What stands nowhere, or where nothing is drawn now, becomes a button
 * of the prompt, so nothing can be forgotten.
 */
export abstract class BoardTurn<A extends Action, V extends View> {
  constructor(readonly session: TableSession) {}

  /** The spot of the boards at which an action is answered, in words of the game's own; null: nowhere. */
  abstract spotOf(action: A): string | null;

  /** What rules of other times tell otherwise, in today's form. */
  today(view: View): V {
    return view as V;
  }

  view: V = $derived.by(() => this.today(this.session.table.view!));
  /** Whose things lie nearest; a spectator looks at the first ones. */
  seat: number = $derived.by(() => this.session.table.seat ?? 0);
  legal: A[] = $derived.by(() => this.session.table.legal.map(({ action }) => action as A));

  #spots: Map<string, A[]> = $derived.by(() => {
    const found = new Map<string, A[]>();
    for (const action of this.legal) {
      const spot = this.spotOf(action);
      if (spot !== null) found.set(spot, [...(found.get(spot) ?? []), action]);
    }
    return found;
  });
  /** How often each spot is drawn now. */
  #drawn = new SvelteMap<string, number>();

  /** Legal actions of these kinds. */
  can<T extends A['type']>(...types: T[]): ActionOf<A, T>[] {
    return this.legal.filter((action) => (types as string[]).includes(action.type)) as ActionOf<A, T>[];
  }

  /** Every spot at which something can be answered now. */
  spots: string[] = $derived.by(() => [...this.#spots.keys()]);

  at(spot: string): A[] {
    return this.#spots.get(spot) ?? [];
  }

  /** What no spot that is drawn stands for. */
  buttons: A[] = $derived.by(() => {
    return this.legal.filter((action) => {
      const spot = this.spotOf(action);
      return spot === null || !this.#drawn.has(spot);
    });
  });

  /** Is anything of the boards drawn now? On small screens they may be a tab away. */
  inSight: boolean = $derived.by(() => this.#drawn.size > 0);

  /** A spot of the boards: it is drawn while this is; a click answers, pointing at it tells what that would do. */
  spot(name: string): Record<string | symbol, unknown> {
    const actions = this.at(name);
    return {
      'aria-disabled': !actions.length,
      onclick: () => this.offer(this.at(name)),
      onpointerenter: () => this.look(this.at(name)),
      onpointerleave: () => this.look([]),
      onfocus: () => this.look(this.at(name)),
      onblur: () => this.look([]),
      [createAttachmentKey()]: this.draws(name),
    };
  }

  /** Says that a spot is drawn, for as long as the element is there. */
  draws(name: string): () => () => void {
    return () => {
      this.#count(name, 1);
      return () => this.#count(name, -1);
    };
  }

  /** Whoever counts does not follow the count: an element would come and go for ever. */
  #count(name: string, more: number): void {
    untrack(() => {
      const drawn = (this.#drawn.get(name) ?? 0) + more;
      if (drawn) this.#drawn.set(name, drawn);
      else this.#drawn.delete(name);
    });
  }

  /** Do the only one at once, or when the prompt asks once more, as on small screens; of several the prompt asks which. */
  offer(actions: A[], confirm = small.current): void {
    if (actions.length > 1) {
      this.session.preview = null;
      this.session.choose = actions;
    } else if (actions.length && confirm) this.session.preview = actions[0]!;
    else if (actions.length) void this.session.act(actions[0]!);
  }

  /** Answer one question after another, as long as the answers fit. */
  async answer(line: A[]): Promise<void> {
    for (const action of line) {
      if (!this.legal.some((one) => sameAction(one, action))) return;
      await this.session.act(action);
    }
  }

  /** Tell in the prompt what these would do while they are pointed at. */
  look(actions: A[]): void {
    if (!small.current) this.session.preview = actions.length === 1 ? actions[0]! : null;
  }

  /** Is one of these what the reader looks at, here or in the list of actions? */
  looking(actions: A[]): boolean {
    const { preview } = this.session;
    return preview !== null && actions.some((action) => sameAction(action, preview));
  }

  /** What actions in a row would bring me, as soon as the server has said it. */
  foresee(...line: A[]): Foreseen | undefined {
    return this.session.foresee(...line);
  }

  choiceOf(action: A): Choice | undefined {
    return this.session.table.legal.find((choice) => sameAction(choice.action, action));
  }

  /** Legal actions in words. */
  saying(...actions: A[]): string {
    return actions
      .flatMap((action) => this.choiceOf(action) ?? [])
      .map(({ text }) => this.session.t(text))
      .join(' / ');
  }
}
