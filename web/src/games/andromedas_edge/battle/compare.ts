/** Dice side by side, high to low: who is ahead and by which die (AE-14.6, AE-14.7). */

/** `die`: the place of the die that decides, from 0; `ahead`: it is the higher one. Without it all dice are equal. */
export type Standing = { ahead: boolean; die: number | null };

const sorted = (dice: number[]) => dice.toSorted((a, b) => b - a);

/** The first place where two rolls differ. */
function split(one: number[], other: number[]): number | null {
  for (let i = 0; i < Math.max(one.length, other.length); i++) if ((one[i] ?? 0) !== (other[i] ?? 0)) return i;
  return null;
}

export function higher(one: number[], other: number[]): number {
  const at = split(one, other);
  return at === null ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

export function standings(rolls: number[][]): Standing[] {
  const all = rolls.map(sorted);
  const best = all.toSorted((a, b) => higher(b, a));
  const [first, second] = best;
  return all.map((dice) => {
    const leads = first !== undefined && higher(dice, first) === 0;
    const against = leads ? second : first;
    const die = against === undefined ? null : split(dice, against);
    return { ahead: leads && die !== null, die };
  });
}
