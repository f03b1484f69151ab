/** The danger of a player's markers on the board of the Exertians: what everybody can count (SE-10.6). */

import { TRACE_COLOURS, type SpeciesView } from '../view';
import { rowsOf } from './traces';

export const dangerOnBoard = (view: SpeciesView, owner: number): number =>
  TRACE_COLOURS.flatMap((colour) => rowsOf(view, colour))
    .filter(({ owners }) => owners.includes(owner))
    .reduce((sum, { danger }) => sum + danger, 0);
