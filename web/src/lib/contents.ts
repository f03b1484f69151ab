/** What is printed in a game and the words for it, asked of the server once. */

import { getContext, setContext } from 'svelte';
import { api } from './api';

/** The files of what is printed by their names; which there are and what they hold is the game's matter. */
export type Contents = object;

/** Asks for each thing once, and again only when no answer came. */
function once<T>(ask: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const asked = new Map<string, Promise<T>>();
  return (key) => {
    const answer = asked.get(key) ?? ask(key);
    asked.set(key, answer);
    answer.catch(() => asked.delete(key));
    return answer;
  };
}

const files = once((path) => api.contents(path));
const catalogs = once((path) => api.texts(path));
/** Those of a match's rules, whichever they are; without a match today's. */
const of = (rules?: string | null) => (rules ? `?rules=${rules}` : '');
export const contentsOf = (game: string, rules?: string | null) => files(`${game}/contents${of(rules)}`);
/** The words of a game: a Fluent catalog. */
export const catalogOf = (game: string, language: string, rules?: string | null) => catalogs(`${game}/texts/${language}${of(rules)}`);

/**
 * How a game reads its contents: once for each session's. `of` reads those of a session; `provide` hands them to a component and all that are
 * in it, where they are `here`.
 */
export function reading<C extends Contents, Printed>(read: (contents: C) => Printed) {
  const known = new WeakMap<Contents, Printed>();
  const key = Symbol();
  const from = (contents: Contents): Printed => {
    const printed = known.get(contents) ?? read(contents as C);
    known.set(contents, printed);
    return printed;
  };
  return {
    from,
    of: (session: { contents: Contents }) => from(session.contents),
    provide: (session: { contents: Contents }) => setContext(key, from(session.contents)),
    here: () => getContext<Printed>(key),
    /** For components that are mounted by themselves. */
    context: (contents: Contents) => new Map([[key, from(contents)]]),
  };
}

export const byId = <T extends { id: string }>(list: readonly T[]): Record<string, T> => Object.fromEntries(list.map((one) => [one.id, one]));
