/** What can be read off a sheet of The Battle. */

import type { Message, Param } from '$lib/api';
import { fromContents } from '../content';
import { noted } from '../marked/model';
import type { AstraView, MarkedSheet, MoonView } from '../view';
import { layout, type BattleSheet, type PlanetType, type TrackName, type ZoneName } from './sheet';

/** Alone, the second player of both sheets is ASTRA (WM-S.50). */
export const named = (seat: number, astra: AstraView | null | undefined): Param => (astra && seat ? { key: 'astra' } : { seat });

/** The first uncrossed value of a track. */
export const value = (sheet: MarkedSheet, zone: ZoneName, track: TrackName): number | string => noted(sheet, `${zone} value ${track}`);

/** Planets of a type that count for a zone. */
export const controlled = (sheet: MarkedSheet, zone: ZoneName, type: PlanetType): number => sheet.noted[`${zone} count ${type}`]!;

/** What one of its results is worth to a zone. */
export const points = (sheet: MarkedSheet, zone: ZoneName, term: string): number => sheet.noted[`${zone} ${term}`]!;

/** How a score comes about: missions, the own sheet and the right neighbour's. */
export function standing({ sheets }: MoonView, seat: number): Message {
  const all = sheets as BattleSheet[];
  const right = all.find(({ players }) => players.B === seat) ?? all[seat]!;
  const params = { missions: noted(all[seat]!, 'missions'), left: noted(all[seat]!, 'A'), right: noted(right, 'B') };
  return { key: 'battle-standing', params };
}

export const readings = fromContents((files) => {
  const { planets, zones } = layout.from(files);

  const isCaptured = (sheet: BattleSheet, planet: number): boolean => planets[planet]!.id in sheet.control;

  /** Insignia of a zone on a planet and its moon. */
  const strength = (sheet: MarkedSheet, planet: number, zone: ZoneName): number | string => noted(sheet, `${planets[planet]!.id} ${zone}`);

  const errorBoxes = zones.flatMap(({ errors }) => errors);
  const isErred = (sheet: MarkedSheet, box: string): boolean => sheet.errors[errorBoxes.findIndex(({ id }) => id === box)] === 'crossed';

  return { isCaptured, strength, isErred };
});
