/** The cards that modifiers bring in or take out (WM-C.4, WM-C.5): known cards, but when they come is our choice. */

type Face = { number?: string; effects?: string[]; count?: number };
export type Modifier = { choice: string; faces: Face[] };
export type Group = { option: string; out: boolean; cards: number; modifiers: Modifier[] };

const numbers = (...shown: string[]): Face[] => shown.map((number) => ({ number }));
const wild = (number: string): Face => ({ number, effects: ['wild'] });

export const NONE = 'none';
export const DECK = 63;

export const groups: Group[] = [
  {
    option: 'extra_cards',
    out: false,
    cards: 3,
    modifiers: [
      { choice: 'x', faces: ['energy', 'plant', 'robot'].map((effect) => ({ number: 'X', effects: [effect] })) },
      {
        choice: 'odd',
        faces: [
          { number: '0', effects: ['energy', 'water'] },
          { number: '8½', effects: ['astronaut', 'plant'] },
          { number: '42', effects: ['robot', 'planning'] },
        ],
      },
      { choice: 'wild', faces: [wild('4'), wild('6|9'), wild('12')] },
    ],
  },
  {
    option: 'removed_cards',
    out: true,
    cards: -6,
    modifiers: [
      {
        choice: 'robot_energy',
        faces: [
          { effects: ['robot'], count: 3 },
          { effects: ['energy'], count: 3 },
        ],
      },
      { choice: 'extremes', faces: numbers('1', '14', '15') },
      { choice: 'sevens', faces: numbers('7') },
      {
        choice: 'plant_water',
        faces: [
          { effects: ['plant'], count: 4 },
          { effects: ['water'], count: 2 },
        ],
      },
    ],
  },
];

/** How many cards the modifiers leave in the deck: always a multiple of three. */
export function deckSize(modifiers: Record<string, string>): number {
  return groups.reduce((size, { option, cards }) => size + ((modifiers[option] ?? NONE) === NONE ? 0 : cards), DECK);
}
