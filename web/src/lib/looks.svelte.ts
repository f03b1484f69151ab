import { SvelteMap } from 'svelte/reactivity';
import { keyOf } from './actions';
import type { Action, Foreseen } from './api';

/** So many lines are asked for at once. */
const AT_ONCE = 400;

const nameOf = (line: Action[]): string => line.map(keyOf).join('\n');

/** What actions would bring: the server is asked when somebody first wants to know, and not again before the position has changed. */
export class Looks {
  #known = new SvelteMap<string, Foreseen>();
  #wanted = new Map<string, Action[]>();
  #asked = new Set<string>();
  /** All that the game thinks worth a look, and whether it has been asked for. */
  #ways = $state.raw<Foreseen[]>();
  #waysAsked = false;
  /** Answers to what was asked before belong to another position; who waits for one asks again. */
  #position = $state(0);

  /** `ask` without lines: for all that the game thinks worth a look. */
  constructor(readonly ask: (lines: Action[][] | null) => Promise<Foreseen[]>) {}

  /** What a line of actions brings, as far as it is known by now; who reads it is told when it comes. */
  of(...line: Action[]): Foreseen | undefined {
    const name = nameOf(line);
    const known = this.#known.get(name);
    if (this.#position >= 0 && !known && !this.#asked.has(name)) {
      this.#asked.add(name);
      if (!this.#wanted.size) queueMicrotask(() => void this.#fetch());
      this.#wanted.set(name, line);
    }
    return known;
  }

  /** Ask ahead for what will be pointed at, so that it is there by then. */
  prepare(lines: Action[][]): void {
    for (const line of lines) this.of(...line);
  }

  /** All that the game thinks worth a look: every action, whole ways where several steps make one. */
  ways(): Foreseen[] | undefined {
    if (this.#position >= 0 && !this.#waysAsked) {
      this.#waysAsked = true;
      queueMicrotask(() => void this.#fetchWays());
    }
    return this.#ways;
  }

  /** Another position: nothing is known of it. */
  forget(): void {
    this.#position += 1;
    this.#wanted.clear();
    this.#asked.clear();
    this.#known.clear();
    this.#ways = undefined;
    this.#waysAsked = false;
  }

  async #fetchWays(): Promise<void> {
    const position = this.#position;
    const found = await this.ask(null).catch(() => null);
    if (position !== this.#position) return;
    if (found) this.#ways = found;
    else this.#waysAsked = false;
  }

  async #fetch(): Promise<void> {
    const position = this.#position;
    const wanted = [...this.#wanted];
    this.#wanted.clear();
    for (let from = 0; from < wanted.length; from += AT_ONCE) {
      const some = wanted.slice(from, from + AT_ONCE);
      const found = await this.ask(some.map(([, line]) => line)).catch(() => null);
      if (position !== this.#position) return;
      // What could not be asked may be asked again.
      some.forEach(([name], i) => (found?.[i] ? this.#known.set(name, found[i]) : this.#asked.delete(name)));
    }
  }
}
