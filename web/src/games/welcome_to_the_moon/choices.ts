/** An extra card lets choose among numbers or effects: several combinations of one stack (WM-C.4). */

import type { Effect, Stack } from './view';

export type Choice = { stack: Stack; index: number };

/** The combinations of each stack, with their places in the view. */
export function stacksOf(stacks: Stack[]): Choice[][] {
  const found: Choice[][] = [];
  stacks.forEach((stack, index) => (found[stack.stack] ??= []).push({ stack, index }));
  return found;
}

export type Shown = {
  /** The one taken, or the one that gives most places. */
  stack: Stack;
  numbers: number[];
  effects: Effect[];
  /** What is taken without a choice. */
  first: number;
};

/** How a stack is shown: as it was taken, else with all that its cards leave to choose. */
export function shownOf(choices: Choice[], taken: number | null): Shown {
  const own = choices.filter(({ index }) => index === taken);
  const left = own.length ? own : choices;
  const best = left.reduce((one, other) => (other.stack.places > one.stack.places ? other : one));
  return {
    stack: best.stack,
    numbers: unique(left.map(({ stack }) => stack.number)),
    effects: unique(left.flatMap(({ stack }) => stack.effect ?? [])),
    first: best.index,
  };
}

/** Two effects stand side by side; more are a wild. */
export const printedEffects = (effects: string[]): string[] => (effects.length > 2 ? ['wild'] : effects);

export const unique = <T>(all: T[]): T[] => [...new Set(all)];
