/** What civ cards that are kept until the end bring as things stand (PU-11.5, PU-13.4 to PU-13.6). The server counts the score. */

import { CIV_CARDS, type CivCard, type Op } from './content';
import type { PlayerView } from './view';

/** Medals for so many Commerce Agreements. */
const COMMERCE = [0, 1, 3, 6, 10];
const METEORITES_PER_MEDAL = 3;

type Holder = Pick<PlayerView, 'patches' | 'lifepods_collected' | 'meteorites_collected'>;

export const setOf = (card: string): string | null => CIV_CARDS[card]!.effects.find(({ op }) => op === 'set_card')?.set ?? null;

/** Medals by card; those of a set stand with its last card. */
export function worth(cards: string[], holder: Holder): Map<string, number> {
  return new Map(
    cards.map((card, i) => {
      const set = setOf(card);
      if (!set) return [card, CIV_CARDS[card]!.effects.reduce((sum, op) => sum + alone(op, holder), 0)];
      const isLast = !cards.slice(i + 1).some((other) => setOf(other) === set);
      return [card, isLast ? ofSet(set, cards.filter((other) => setOf(other) === set).length, holder) : 0];
    }),
  );
}

function alone({ op, count }: Op, { patches, lifepods_collected }: Holder): number {
  if (op === 'medals') return Number(count);
  if (op === 'medals_per') return Number(count) * patches.length;
  return op === 'lifepod_value' ? (Number(count) - 1) * lifepods_collected : 0;
}

function ofSet(set: string, size: number, { meteorites_collected }: Holder): number {
  return set === 'commerce_agreement' ? COMMERCE[size]! : size * Math.floor(meteorites_collected / METEORITES_PER_MEDAL);
}

const sum = (medals: Map<string, number>) => [...medals.values()].reduce((all, one) => all + one, 0);

/** How many medals more these cards bring with one more of them. */
export const added = (card: CivCard, kept: string[], holder: Holder): number => sum(worth([...kept, card.id], holder)) - sum(worth(kept, holder));
