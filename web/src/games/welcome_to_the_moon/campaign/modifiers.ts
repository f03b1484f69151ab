/** The cards that modifiers bring in or take out (WM-C.4, WM-C.5): known cards, but when they come is our choice. */

import { printedEffects } from '../choices';
import { fromContents } from '../content';
import { slotName } from '../numbers';

type Face = { number?: string; effects?: string[]; count?: number };
/** `cards`: how many more are in the deck with it. */
type Modifier = { choice: string; cards: number; faces: Face[] };
type Group = { option: string; out: boolean; modifiers: Modifier[] };

export const NONE = 'none';

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

export const modifying = fromContents(({ deck, extra_cards, removed_cards }) => {
  const extra = Object.entries(extra_cards).map(([choice, cards]): Modifier => {
    const faces = cards.map(({ numbers, effects }) => ({ number: numbers.map(slotName).join('|'), effects: printedEffects(effects) }));
    return { choice, cards: cards.length, faces };
  });
  const removed = Object.entries(removed_cards).map(([choice, { numbers = [], random = {} }]): Modifier => {
    const numbered = deck.cards.filter(({ number }) => numbers.includes(number)).length;
    const drawn = Object.entries(random).map(([effect, count]) => ({ effects: [effect], count }));
    return { choice, cards: -numbered - sum(Object.values(random)), faces: [...numbers.map((number) => ({ number: `${number}` })), ...drawn] };
  });
  const groups: Group[] = [
    { option: 'extra_cards', out: false, modifiers: extra },
    { option: 'removed_cards', out: true, modifiers: removed },
  ];
  const brings = (chosen: string | undefined, { modifiers }: Group): number => modifiers.find(({ choice }) => choice === chosen)?.cards ?? 0;

  return {
    groups,
    deck: deck.card_count,
    stacks: deck.stacks,
    /** How many cards the modifiers leave in the deck: always a multiple of the stacks. */
    deckSize: (modifiers: Record<string, string>): number => deck.card_count + sum(groups.map((group) => brings(modifiers[group.option], group))),
  };
});
