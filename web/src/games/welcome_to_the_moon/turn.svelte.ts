/** The reader's turn: which combination is taken, and what may be done at which mark of the sheet. */

import { untrack } from 'svelte';
import type { Barred, Foreseen, View } from '$lib/api';
import { BoardTurn } from '$lib/turn.svelte';
import { isShifted } from './marked/model';
import { shownOf, type Choice } from './choices';
import { combinationsOf, fits, halvesOf, NONE, take, type Half, type Halves } from './solo/pairs';
import { today } from './older';
import type { Gift, MarkedSheet, MoonAction, MoonView, Wild, Write } from './view';

/** So many targets of ASTRA's effect also stand as buttons in the prompt. */
const FEW = 4;

export class Turn extends BoardTurn<MoonAction, MoonView> {
  /** The mark under the pointer, in focus or tapped: the id of a slot, a bonus, a level… */
  mark = $state<string | null>(null);
  /** Who plays by keys finds the focus on an open mark again. */
  byKeys = false;
  /** The mark just answered at: it says nothing until the pointer has left it. */
  #answered: string | null = null;
  /** The mark at which one of several actions is being picked: numbers of an astronaut, effects of a wild (WM-0.12.1, WM-0.14.2). */
  picking = $state<string | null>(null);
  #taken = $state.raw<{ turn: string; stack: number } | null>(null);
  #halves = $state.raw<{ turn: string; halves: Halves } | null>(null);
  #sparing = $state.raw<{ turn: string; on: boolean } | null>(null);

  /** The mark that an action is done at: a slot, a symbol, the target of an effect, or the gear that a wild is spent from. */
  spotOf(action: MoonAction): string | null {
    switch (action.type) {
      case 'write':
      case 'write_x':
      case 'infect':
        return action.slot;
      case 'mark':
        return action.mark;
      case 'target':
        return action.target;
      case 'wild':
        return (this.view.sheets[this.seat] as MarkedSheet).wild ?? null;
      default:
        return null;
    }
  }

  override today(view: View): MoonView {
    return today(view);
  }

  writes: Write[] = $derived.by(() => this.can('write'));
  /** Alone: the halves of the open cards taken so far, or used this turn; the only playable pair is taken by itself. */
  halves: Halves = $derived.by(() => {
    const { astra } = this.view;
    if (!astra || !this.view.stacks.length) return NONE;
    if (astra.used !== null) return halvesOf(astra.pairs[astra.used]!);
    if (this.#halves?.turn === this.#now) return this.#halves.halves;
    const playable = new Set(this.writes.map((write) => write.stack));
    return playable.size === 1 ? halvesOf(astra.pairs[[...playable][0]!]!) : NONE;
  });
  /** Alone: the card that the pair taken leaves (WM-S.10). */
  left: number | null = $derived.by(() => {
    const { astra } = this.view;
    const [combination] = astra ? combinationsOf(astra.pairs, this.halves) : [];
    return combination === undefined ? null : astra!.unused[combination]!;
  });
  /** Alone: the combinations of the pair taken. */
  choices: Choice[] = $derived.by(() => {
    const { astra, stacks } = this.view;
    return astra && this.writes.length ? combinationsOf(astra.pairs, this.halves).map((index) => ({ stack: stacks[index]!, index })) : [];
  });
  /** The combination taken; the only playable one is taken by itself. */
  stack: number | null = $derived.by(() => {
    const playable = new Set(this.writes.map((write) => write.stack));
    const taken = this.#taken?.turn === this.#now && playable.has(this.#taken.stack) ? this.#taken.stack : null;
    if (this.view.astra) return this.choices.length ? shownOf(this.choices, taken).first : null;
    return taken ?? (playable.size === 1 ? [...playable][0]! : null);
  });
  /** What may be done at each mark, with the combination taken or, when none is, with any. */
  open: Map<string, MoonAction[]> = $derived.by(() => {
    const open = this.spots.map((mark): [string, MoonAction[]] => [mark, this.#fitting(this.at(mark))]);
    return new Map(open.filter(([, actions]) => actions.length));
  });
  /** What the prompt offers as buttons: what the sheet in sight does not draw, and the targets of an effect when they are few. */
  answers: MoonAction[] = $derived.by(() => {
    if (this.gifts.length) return this.gifts;
    const hidden = new Set(this.buttons.filter((action) => this.inSight || this.spotOf(action) === null));
    return this.legal.filter((action) => hidden.has(action) || (action.type === 'target' && this.legal.length <= FEW));
  });

  /** Alone, at the end of a turn: cards that may go to ASTRA, or out of the game if the switch says so (WM-S.10, WM-S.11). */
  gifts: Gift[] = $derived.by(() => {
    const all: Gift[] = this.can('give', 'remove');
    return this.#sparing?.turn === this.#now ? all.filter(({ type }) => type === this.#wish) : all;
  });
  /** What the switch has decided before the question came; after a system error the card is still to be chosen. */
  decided: Gift | null = $derived.by(() => (this.#sparing?.turn === this.#now && this.gifts.length === 1 ? this.gifts[0]! : null));
  canSpare: boolean = $derived.by(() => (this.view.astra?.spare ?? 0) > 0);
  /** Whether the switch says to cross a solo bonus this turn. */
  sparing: boolean = $derived.by(() => this.#sparing?.turn === this.#now && this.#sparing.on);
  #wish: Gift['type'] = $derived.by(() => (this.sparing && this.canSpare ? 'remove' : 'give'));

  /** The action that the reader looks at, here or in the prompt. */
  previewed: MoonAction | null = $derived.by(() => this.session.preview as MoonAction | null);

  /** What the action that is looked at brings, as soon as the server has said it. */
  foreseen: Foreseen | null = $derived.by(() => (this.previewed && this.foresee(this.previewed)) ?? null);

  /** Whose sheet the reader plays on; a spectator looks at the first one. */
  shown: number = $derived.by(() => this.view.plays_on[this.seat] ?? this.seat);

  #now: string = $derived.by(() => `${this.session.table.seat} ${this.view.round}`);

  /** What may be done with what is taken so far; of two stacks that show the same, with the first one. */
  #fitting(actions: MoonAction[]): MoonAction[] {
    const fitting = actions.filter((action) => action.type !== 'write' || this.#suits(action));
    return fitting.filter((action, i) => !fitting.slice(0, i).some((other) => this.#isTwin(other, action)));
  }

  /** Two stacks may show the same number and effect. */
  #isTwin(one: MoonAction, other: MoonAction): boolean {
    if (one.type !== 'write' || other.type !== 'write') return false;
    const { stacks } = this.view;
    const [a, b] = [stacks[one.stack]!, stacks[other.stack]!];
    return one.number === other.number && a.number === b.number && a.effect === b.effect;
  }

  /** Whether a number may be written with what is taken so far. */
  #suits({ stack }: Write): boolean {
    const { astra } = this.view;
    if (this.stack !== null) return stack === this.stack;
    return !astra || fits(astra.pairs[stack]!, this.halves);
  }

  /** What is picked from beside the mark: shifted numbers or the effects of a wild. */
  picksAt(mark: string | null): (Write | Wild)[] {
    const picks = ((mark && this.open.get(mark)) || []).filter((action) => action.type === 'write' || action.type === 'wild');
    return picks.length > 1 && picks.some((pick) => pick.type === 'wild' || isShifted(this.view, pick)) ? picks : [];
  }

  take(stack: number | null): void {
    this.#taken = stack === null ? null : { turn: this.#now, stack };
    this.session.preview = null;
    this.session.choose = this.answers;
  }

  /** Alone: take a half of an open card, or put it back. */
  takeHalf(half: Half, card: number): void {
    this.#halves = { turn: this.#now, halves: take(this.view.astra!.pairs, this.halves, half, card) };
    this.session.preview = null;
    this.session.choose = this.answers;
  }

  /** Decide now whether a solo bonus is crossed at the end of the turn; without a word, the switch as it stands. */
  spare(on = this.sparing): void {
    this.#sparing = { turn: this.#now, on };
  }

  /** The one action that the mark stands for now; among shifted numbers of one combination the unshifted one. */
  actionAt(mark: string | null): MoonAction | null {
    const actions = (mark && this.open.get(mark)) || [];
    if (actions.length === 1) return actions[0]!;
    const printed = this.picksAt(mark).filter((pick) => pick.type === 'write' && !isShifted(this.view, pick));
    return printed.length === 1 ? printed[0]! : null;
  }

  /** What would be tried at a mark that is not open: a number in a slot, a symbol, a target. */
  #triesAt(mark: string, isSlot: boolean): MoonAction[] {
    const asked = new Set(this.legal.map(({ type }) => type));
    if (asked.has('target')) return [{ type: 'target', target: mark }];
    if (!isSlot) return [{ type: 'mark', mark }];
    if (asked.has('infect')) return [{ type: 'infect', slot: mark }];
    if (!asked.has('write')) return [{ type: 'write_x', slot: mark }];
    const tried = this.view.stacks.map(({ number }, stack): Write => ({ type: 'write', stack, slot: mark, number }));
    return tried.filter((write) => this.#suits(write));
  }

  /** Why nothing can be done at a mark: what most of the combinations are refused for. */
  whyAt(mark: string, isSlot: boolean): Barred | null {
    if (!this.legal.length || this.open.has(mark)) return null;
    const reasons = this.#triesAt(mark, isSlot).map((action) => this.foresee(action));
    if (reasons.includes(undefined)) return null;
    const barred = reasons.flatMap((found) => found!.barred ?? []);
    const often = (one: Barred) => barred.filter((other) => JSON.stringify(other) === JSON.stringify(one)).length;
    return barred.reduce<Barred | null>((best, one) => (best && often(best) >= often(one) ? best : one), null);
  }

  /** Somebody has pressed where nothing can be done: it is told why, as soon as that is known. */
  #unexplained = $state.raw<{ mark: string; isSlot: boolean } | null>(null);
  ask(mark: string, isSlot: boolean): void {
    if (this.legal.length) this.#unexplained = { mark, isSlot };
  }

  explain(): void {
    const barred = this.#unexplained && this.whyAt(this.#unexplained.mark, this.#unexplained.isSlot);
    if (!barred) return;
    untrack(() => {
      this.#unexplained = null;
      this.session.refuse(barred.text, barred.rule);
    });
  }

  /** Ask ahead for what may be pointed at with what is taken. */
  prepare(): void {
    const choices = this.writes.length && this.stack === null ? [] : [...this.open.values()].flat();
    this.session.prepare(choices.map((action) => [action]));
  }

  point(mark: string | null): void {
    if (mark !== null && mark === this.#answered) return;
    this.#answered = null;
    if (this.picking !== null && !this.open.has(this.picking)) this.picking = null;
    if (this.picking !== null && mark !== this.picking) return;
    this.mark = mark;
    this.session.preview = this.actionAt(mark);
  }

  /** Answer at a mark: at once, or as a preview that the prompt confirms. Several combinations fit: the prompt asks which. */
  choose(mark: string, confirm: boolean): void {
    const actions = this.open.get(mark) ?? [];
    this.#answered = null;
    this.picking = null;
    this.point(mark);
    if (this.picksAt(mark).length) {
      this.picking = mark;
      return;
    }
    if (actions.length === 1 && !confirm) {
      this.mark = null;
      this.#answered = mark;
    }
    this.offer(actions, confirm);
  }

  /** Pick nothing. */
  putDown(): void {
    this.picking = null;
    this.point(null);
  }

  pick(action: MoonAction): void {
    this.picking = null;
    this.mark = null;
    void this.session.act(action);
  }
}
