/** What civ cards that are kept until the end bring as things stand (PU-11.5, PU-13.4 to PU-13.6). The server counts the score. */

import type { Printed } from './content';
import type { CardOperation, CivCard, PlayerView } from './types';

type Holder = Pick<PlayerView, 'patches' | 'lifepods_collected' | 'meteorites_collected'>;

export const setOf = (printed: Printed, card: string): string | null => printed.civCards[card]!.effects.find((op) => op.op === 'set_card')?.set ?? null;

/** Medals by card; those of a set stand with its last card. */
export function worth(printed: Printed, cards: string[], holder: Holder): Map<string, number> {
  return new Map(
    cards.map((card, i) => {
      const set = setOf(printed, card);
      if (!set) return [card, printed.civCards[card]!.effects.reduce((sum, op) => sum + alone(op, holder), 0)];
      const isLast = !cards.slice(i + 1).some((other) => setOf(printed, other) === set);
      return [card, isLast ? ofSet(printed, set, cards.filter((other) => setOf(printed, other) === set).length, holder) : 0];
    }),
  );
}

function alone(op: CardOperation, { patches, lifepods_collected }: Holder): number {
  if (op.op === 'medals') return op.count;
  if (op.op === 'medals_per') return op.count * patches.length;
  return op.op === 'lifepod_value' ? (op.count - 1) * lifepods_collected : 0;
}

function ofSet({ scoring }: Printed, set: string, size: number, { meteorites_collected }: Holder): number {
  const { medals, meteorites } = scoring.sets[set]!;
  return medals ? medals[size]! : (meteorites![size]! - meteorites![0]!) * Math.floor(meteorites_collected / scoring.meteorites_for_a_medal);
}

const sum = (medals: Map<string, number>) => [...medals.values()].reduce((all, one) => all + one, 0);

/** How many medals more these cards bring with one more of them. */
export const added = (printed: Printed, card: CivCard, kept: string[], holder: Holder): number =>
  sum(worth(printed, [...kept, card.id], holder)) - sum(worth(printed, kept, holder));
