/** Paying or taking by steppers: any of the legal combinations can be reached, nothing else (AE-1.3). */

import { RESOURCES, type ActionOf, type Resource } from '../types';

type Sum = ActionOf<'pay'> | ActionOf<'take'>;

export class Payment {
  counts = $state<Record<Resource, number>>({ energy: 0, titanium: 0, ice: 0, nanocarbon: 0, credit: 0, tactics: 0 });

  constructor(readonly options: Sum[]) {
    for (const kind of RESOURCES) this.counts[kind] = Math.min(...options.map((option) => option[kind]));
  }

  /** The resources that are a matter of choice. */
  kinds: Resource[] = $derived.by(() => RESOURCES.filter((kind) => this.options.some((option) => option[kind] > 0)));
  /** The combination that stands, when it is complete. */
  chosen: Sum | null = $derived.by(() => this.options.find((option) => RESOURCES.every((kind) => option[kind] === this.counts[kind])) ?? null);

  /** Is there a combination with at least this much of everything? */
  canAdd(kind: Resource): boolean {
    return this.options.some((option) => RESOURCES.every((one) => option[one] >= this.counts[one] + (one === kind ? 1 : 0)));
  }

  canDrop(kind: Resource): boolean {
    return this.counts[kind] > Math.min(...this.options.map((option) => option[kind]));
  }

  add(kind: Resource, by: 1 | -1): void {
    this.counts[kind] += by;
  }
}
