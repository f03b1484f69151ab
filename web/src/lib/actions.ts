import type { Action } from './api';

/** One text for the same move, whatever the order of its fields. */
export const keyOf = (action: Action): string => JSON.stringify(Object.entries(action).sort(([one], [other]) => (one < other ? -1 : 1)));

/** Are these the same move? */
export const sameAction = (one: Action, other: Action): boolean => one === other || keyOf(one) === keyOf(other);
