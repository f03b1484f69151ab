/** What views of 0.2 do not tell. */

import type { View } from '$lib/api';
import type { AstraView, MoonView } from './types';

const known = new WeakMap<View, MoonView>();

/** What a table shows; rules of other times tell less of it. */
export function today(view: View | null): MoonView {
  const told = view as MoonView;
  const found = known.get(told) ?? whole(told);
  known.set(told, found);
  return found;
}

/** What is worked out from the marks of a sheet is left out where it was not told. */
const UNTOLD = { boxes: 0, wild: null, noted: {}, bonds: [], due: [], reached: [], filled: [], zones: [] };

function whole(told: MoonView): MoonView {
  const { plays_on, sheets, astra } = told;
  if (plays_on) return told;
  const players = (owner: number) => ({ A: owner, B: (owner + 1) % sheets.length });
  return {
    ...told,
    plays_on: told.scores.map((_, seat) => seat),
    sheets: sheets.map((sheet, owner) => ({ ...UNTOLD, ...sheet, players: players(owner) })),
    astra: astra && { ...astra, ...untoldOf(astra) },
  };
}

const untoldOf = ({ cards, pairs, circled, crossed, score, track }: AstraView) => ({
  majority: null,
  open: cards.length,
  gifts: cards.map(({ effect }) => ({ effect, score: score.points, track })),
  unused: pairs.map((pair) => cards.findIndex((_, card) => !pair.includes(card))),
  spare: circled - crossed,
});
