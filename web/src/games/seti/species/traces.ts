/** Trace spaces of a species board as they lie on the table (SE-7.4, SE-10.1). */

import type { Printed } from '../content';
import { SLOTS, type Effect, type SpaceContent, type SpeciesView, type TraceColour } from '../types';

export type Space = {
  /** As in the action that marks it: a row, `discovery` or `overflow`. */
  place: string;
  owners: number[];
  reward: Effect[];
  cost: { resource: string; amount: number } | null;
  /** Any number of markers. */
  unlimited: boolean;
  /** A sample space without a sample: nobody can mark it yet. */
  hole: boolean;
  danger: number;
};

function costOf({ cost }: SpaceContent): Space['cost'] {
  const [paid] = Object.entries(cost ?? {});
  return paid ? { resource: paid[0], amount: paid[1] } : null;
}

/** The rows of a column from row 1 up; none while the species is sealed. */
export function rowsOf(all: Printed, { species, rows, samples }: SpeciesView, colour: TraceColour): Space[] {
  if (!species) return [];
  const known = all.species[species]!;
  return known.board[colour].map((printed, i) => {
    const sample = printed.needs_sample ? (samples[i] ?? null) : null;
    return {
      place: String(printed.row),
      owners: rows[colour][i] ?? [],
      reward: sample ? known.samples![sample - 1]! : printed.reward,
      cost: costOf(printed),
      unlimited: printed.unlimited,
      hole: printed.needs_sample && sample === null,
      danger: printed.danger,
    };
  });
}

/** What a discovery space gives (SE-10.1.1). */
export const discoveryReward = ({ board }: Printed, { slot }: SpeciesView): Effect[] => board.discovery[SLOTS.indexOf(slot)]!;

/** Colours that are still missing for a discovery. */
export const missing = ({ discovery }: SpeciesView): TraceColour[] => (Object.keys(discovery) as TraceColour[]).filter((colour) => discovery[colour] === null);

/** The usual source of a colour: signals, landings, the computer. */
export const SOURCES: Record<TraceColour, string> = { purple: 'signal', yellow: 'land', blue: 'computer' };
