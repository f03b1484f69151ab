import type { News } from './api';

/** What stood there before, with what has changed; parts that have not are the same objects. */
export function changed<T>(before: T, { changes, gone }: Pick<News, 'changes' | 'gone'>): T {
  const copies = new Set<object>();
  const own = <O extends object>(one: O): O => {
    if (copies.has(one)) return one;
    const copy = (Array.isArray(one) ? [...one] : { ...one }) as O;
    copies.add(copy);
    return copy;
  };
  const root = own(before as Record<string, unknown>);
  /** The object in which a path ends, made of its own all the way. */
  const holder = (path: (string | number)[]): Record<string, unknown> => {
    let at = root;
    for (const key of path.slice(0, -1)) at = at[key] = own(at[key] as Record<string, unknown>);
    return at;
  };
  for (const path of gone) delete holder(path)[path.at(-1)!];
  for (const [path, value] of changes) holder(path)[path.at(-1)!] = value;
  return root as T;
}
