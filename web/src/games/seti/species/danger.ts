/** The danger of a player's markers on the board of the Exertians: what everybody can count (SE-10.6). */

import type { Printed } from '../content';
import { rowsOf } from './traces';
import { TRACE_COLOURS, type SpeciesView } from '../types';

export const dangerOnBoard = (printed: Printed, view: SpeciesView, owner: number): number =>
  TRACE_COLOURS.flatMap((colour) => rowsOf(printed, view, colour))
    .filter(({ owners }) => owners.includes(owner))
    .reduce((sum, { danger }) => sum + danger, 0);
