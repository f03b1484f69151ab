/** Carrying by mouse what clicks, keys and fingers do in two steps: ships to regions and docks, energy to docks, moons to slots. */

import type { Picked, Turn } from './turn.svelte';
import type { EdgeAction } from './types';

export type Load = Picked | { moon: string } | { energy: true };
/** A click trembles less. */
const FAR = 6;

export class Drag {
  load = $state.raw<Load | null>(null);
  /** Where the pointer is, once it has left the place where it went down. */
  at = $state.raw<[x: number, y: number] | null>(null);
  #from: [number, number] = [0, 0];

  constructor(readonly turn: Turn) {}

  /** Makes an element the handle of something; null: of nothing now. */
  handle = (load: Load | null) => ({
    onpointerdown: (event: PointerEvent) => {
      if (load === null || event.pointerType !== 'mouse' || event.button !== 0) return;
      this.load = load;
      this.#from = [event.clientX, event.clientY];
      if ('ship' in load && this.turn.canSend(load.ship, load.start)) this.turn.pick(load.ship, load.start);
    },
  });

  move(x: number, y: number): void {
    if (this.load && (this.at || Math.hypot(x - this.#from[0], y - this.#from[1]) > FAR)) this.at = [x, y];
  }

  letGo(): void {
    this.load = this.at = null;
  }

  /** Makes an element a place where the load can be put. */
  place = (put: (load: Load) => void) => ({
    onpointerup: () => {
      const { load, at } = this;
      if (load && at) put(load);
    },
  });

  region = (id: string) => this.place((load) => 'ship' in load && this.turn.enter(id));

  /** The dock of a module: whoever brings a ship has chosen it (AE-9.1). */
  dock = (module: string) =>
    this.place((load) => {
      if ('moon' in load) return;
      const steps: EdgeAction[] = [{ type: 'activate', module, by: 'ship' in load ? 'ship' : 'energy' }];
      if ('ship' in load) steps.push({ type: 'ship', ship: load.ship, place: load.start });
      const [first] = steps;
      if (this.turn.choiceOf(first!)) void this.turn.answer(steps);
      else this.turn.tellWhyNot(first!);
    });

  /** A moon slot (AE-8.3). */
  slot = (kind: string, module: string) =>
    this.place((load) => {
      if ('moon' in load)
        void this.turn.answer([
          { type: 'place_moon', moon: load.moon },
          { type: 'slot', kind, module },
        ]);
    });
}
