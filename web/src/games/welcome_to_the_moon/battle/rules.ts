/** What an action leads to on a sheet of The Battle, and what its zones are worth (WM-8.4 to WM-8.19). */

import type { Param } from '$lib/api';
import { isMarked, missionPoints, withSheet, type Term } from '../marked/model';
import type { AstraView, MarkedSheet, MoonAction, MoonView, Write } from '../view';
import { penalties, planets, slotAt, TYPES, zoneOf, zones, type BattleSheet, type PlanetType, type TrackName, type ZoneName } from './sheet';

/** The seat whose zone this is on the sheet of `owner` (WM-8.1). */
export const player = (seats: number, owner: number, zone: ZoneName): number => (owner + (zone === 'A' ? 0 : 1)) % seats;

/** The sheet on which a seat has this zone. */
const sheetWith = (seats: number, seat: number, zone: ZoneName): number => (zone === 'A' ? seat : (seat + seats - 1) % seats);

/** Alone, the second player of both sheets is ASTRA (WM-S.50). */
export const named = (seat: number, astra: AstraView | null | undefined): Param => (astra && seat ? { key: 'astra' } : { seat });

/** Alone, the zone that is the player's on a sheet; null: both belong to players. */
export const onlyZone = (owner: number, astra: AstraView | null | undefined): ZoneName | null => (astra ? (owner ? 'B' : 'A') : null);

/** The sheet that a seat plays on: its own and the right neighbour's by turns; missions are noted on its own (WM-8.4). */
export const sheetOf = ({ phase, sheets }: MoonView, seat: number): number =>
  sheetWith(sheets.length, seat, phase === 'play' || phase === 'astra' ? (sheets[seat] as BattleSheet).turn : 'A');

const trackOf = (zone: ZoneName, track: TrackName) => zoneOf(zone).tracks.find(({ id }) => id === track)!;

/** The first uncrossed value of a track, else the final one (WM-0.4). */
export function value(sheet: MarkedSheet, zone: ZoneName, track: TrackName): number {
  const { boxes, final } = trackOf(zone, track);
  return (boxes.find(({ id }) => !isMarked(sheet, id)) ?? final).value;
}

export const isCaptured = (sheet: MarkedSheet, planet: number): boolean => planets[planet]!.slots.every((slot) => sheet.slots[slot] !== null);

/** Insignia of a zone on a planet and its moon. */
export function strength(sheet: BattleSheet, planet: number, zone: ZoneName): number {
  const { slots, moon } = planets[planet]!;
  return slots.filter((slot) => sheet.slots[slot] === zone).length + moon.slots.filter(({ id }) => sheet.insignia[id] === zone).length;
}

/** A majority or a tie; a planet without any insignia belongs to both (WM-8.17). */
export const controls = (sheet: BattleSheet, planet: number, zone: ZoneName): boolean =>
  strength(sheet, planet, zone) >= strength(sheet, planet, zone === 'A' ? 'B' : 'A');

export const controlled = (sheet: BattleSheet, zone: ZoneName, type: PlanetType): number =>
  planets.filter((planet, i) => planet.type === type && controls(sheet, i, zone)).length;

/** Stored astronauts that a changed number costs; the astronaut effect pays for the first (WM-8.14.1). */
function astronautsSpent({ stacks }: MoonView, { stack, number }: Write): number {
  const icons = Math.ceil(Math.abs(stacks[stack]!.number - number) / 2);
  return icons && stacks[stack]!.effect === 'astronaut' ? icons - 1 : icons;
}

export function after(view: MoonView, seat: number, action: MoonAction): BattleSheet {
  const sheet = view.sheets[seat] as BattleSheet;
  switch (action.type) {
    case 'write':
      return draw(view, sheet, action);
    case 'mark':
      return mark(sheet, action.mark);
    case 'error':
      return cross(sheet, zoneOf(sheet.turn).errors.find(({ id }) => !isErred(sheet, id))!.id);
    case 'claim': {
      const { letter, taken, first, later } = view.missions.find(({ id }) => id === action.mission)!;
      return { ...sheet, missions: { ...sheet.missions, [letter]: taken ? later : first } };
    }
    default:
      return sheet;
  }
}

const errorBoxes = zones.flatMap(({ errors }) => errors);
export const isErred = (sheet: MarkedSheet, box: string): boolean => sheet.errors[errorBoxes.findIndex(({ id }) => id === box)] === 'crossed';

function cross(sheet: BattleSheet, id: string): BattleSheet {
  const error = errorBoxes.findIndex((box) => box.id === id);
  return { ...sheet, crossed: [...sheet.crossed, id], errors: error < 0 ? sheet.errors : sheet.errors.with(error, 'crossed') };
}

/** The insignia goes into the slot; a number changed by the effect circles an astronaut (WM-8.5, WM-8.14). */
function draw(view: MoonView, sheet: BattleSheet, action: Write): BattleSheet {
  const { astronauts } = zoneOf(sheet.turn);
  const spent = astronauts
    .filter(({ id }) => sheet.circled.includes(id))
    .slice(0, astronautsSpent(view, action))
    .map(({ id }) => id);
  const { number, effect } = view.stacks[action.stack]!;
  const gained = effect === 'astronaut' && number !== action.number ? astronauts.filter(({ id }) => !isMarked(sheet, id)).slice(0, 1) : [];
  return {
    ...sheet,
    slots: sheet.slots.with(slotAt.get(action.slot)!, sheet.turn),
    last: action.slot,
    circled: [...sheet.circled.filter((id) => !spent.includes(id)), ...gained.map(({ id }) => id)],
    crossed: [...sheet.crossed, ...spent],
  };
}

/** A symbol of a planet crosses a box of the zone too (WM-8.10, WM-8.11). */
function mark(sheet: BattleSheet, id: string): BattleSheet {
  const symbol = planets.flatMap(({ symbols }) => symbols).find((one) => one.id === id);
  if (symbol) {
    const box = trackOf(sheet.turn, symbol.kind === 'plant' ? 'plants' : 'water').boxes.find((one) => !isMarked(sheet, one.id));
    return box ? cross(cross(sheet, id), box.id) : cross(sheet, id);
  }
  if (zoneOf(sheet.turn).astronauts.some((icon) => icon.id === id)) return { ...sheet, circled: [...sheet.circled, id] };
  const isBox = zones.some(({ tracks }) => tracks.some(({ boxes }) => boxes.some((box) => box.id === id)));
  return isBox ? cross(sheet, id) : { ...sheet, insignia: { ...sheet.insignia, [id]: sheet.turn } };
}

/** Who holds a captured planet: the majority, or both; a tie with ASTRA is the player's alone (WM-S.55). */
export function holders(sheet: BattleSheet, planet: number, only: ZoneName | null = null): ZoneName[] {
  const both = zones.map(({ name }) => name).filter((zone) => controls(sheet, planet, zone));
  return only && both.includes(only) ? [only] : both;
}

/** What a zone of a sheet is worth. */
export function zoneTerms(sheet: BattleSheet, zone: ZoneName): { id: string; key: string; points: number }[] {
  const errors = zoneOf(zone).errors.filter(({ id }) => isErred(sheet, id)).length;
  return [
    { id: 'plants', key: 'battle-term-plants', points: value(sheet, zone, 'plants') },
    { id: 'water', key: 'battle-term-water', points: value(sheet, zone, 'water') },
    ...TYPES.map((type) => ({ id: type, key: `battle-term-${type}`, points: controlled(sheet, zone, type) * value(sheet, zone, type) })),
    { id: 'planning', key: 'battle-term-planning', points: -value(sheet, zone, 'planning') || 0 },
    { id: 'errors', key: 'term-errors', points: -penalties[errors]! || 0 },
  ];
}

/** Of one sheet, for both of its players; ASTRA gets nothing for hers (WM-S.55). */
export function terms(sheets: MarkedSheet[], owner: number, astra: AstraView | null = null): Term[] {
  const sheet = sheets[owner] as BattleSheet;
  const only = onlyZone(owner, astra);
  const inZone = (key: string, zone: ZoneName) => ({
    key: 'battle-zone-term',
    params: { term: { key }, player: { seat: player(sheets.length, owner, zone) } },
  });
  return [
    { key: 'term-missions', points: missionPoints(sheet) },
    ...zones
      .filter(({ name }) => !only || name === only)
      .flatMap(({ name }) => zoneTerms(sheet, name).map(({ id, key, points }) => ({ key: `${name} ${id}`, text: inZone(key, name), points }))),
  ];
}

const zonePoints = (sheet: BattleSheet, zone: ZoneName): number => zoneTerms(sheet, zone).reduce((sum, { points }) => sum + points, 0);

/** Alone: the score on both sheets after an action on the active one. */
export function scoreAfter(view: MoonView, action: MoonAction): number {
  const active = sheetOf(view, 0);
  const { missions, left, right } = score(withSheet(view, active, after(view, active, action)), 0);
  return missions + left + right;
}

/** Missions, the own sheet and the right neighbour's. */
export function score(sheets: MarkedSheet[], seat: number): { missions: number; left: number; right: number } {
  const right = sheets[sheetWith(sheets.length, seat, 'B')] as BattleSheet;
  return { missions: missionPoints(sheets[seat]!), left: zonePoints(sheets[seat] as BattleSheet, 'A'), right: zonePoints(right, 'B') };
}
