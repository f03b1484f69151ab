/** The cards that modifiers bring in or take out (WM-C.4, WM-C.5): known cards, but when they come is our choice. */

import { printedEffects } from '../choices';
import { fromContents } from '../content';
import { slotName } from '../numbers';

type Face = { number?: string; effects?: string[]; count?: number };
type Modifier = { choice: string; faces: Face[] };
type Group = { option: string; out: boolean; modifiers: Modifier[] };

export const NONE = 'none';

export const modifying = fromContents(({ extra_cards, removed_cards }) => {
  const extra = Object.entries(extra_cards).map(([choice, cards]): Modifier => {
    const faces = cards.map(({ numbers, effects }) => ({ number: numbers.map(slotName).join('|'), effects: printedEffects(effects) }));
    return { choice, faces };
  });
  const removed = Object.entries(removed_cards).map(([choice, { numbers = [], random = {} }]): Modifier => {
    const drawn = Object.entries(random).map(([effect, count]) => ({ effects: [effect], count }));
    return { choice, faces: [...numbers.map((number) => ({ number: `${number}` })), ...drawn] };
  });
  const groups: Group[] = [
    { option: 'extra_cards', out: false, modifiers: extra },
    { option: 'removed_cards', out: true, modifiers: removed },
  ];

  return { groups };
});
