/** What a place of The Colony is, why it can't be chosen, and what an action brings, in words. */

import type { Message } from '$lib/api';
import { isMarked, type Reason } from '../marked/model';
import { fits, order, type Bounds } from '../order';
import type { MarkedSheet, MoonAction } from '../view';
import { count, isFilled, network, plants, value } from './rules';
import { antennas, astronauts, lines as gridLines, modules, quarters, slotAt, tanks, tunnelOf, tunnels, valueTracks, type Module } from './sheet';

const isNumber = (sheet: MarkedSheet, slot: number): boolean => typeof sheet.slots[slot] === 'number';

/** The modules with a number nearest before and after a slot in a line. */
export function nearest(sheet: MarkedSheet, line: number[], slot: number): number[] {
  const at = line.indexOf(slot);
  return [line.slice(0, at).findLast((other) => isNumber(sheet, other)), line.slice(at + 1).find((other) => isNumber(sheet, other))].filter(
    (other) => other !== undefined,
  );
}

/** The numbers nearest before and after a module in its row and in its column (WM-3.3). */
function bounds(sheet: MarkedSheet, slot: number): Bounds[] {
  return gridLines
    .filter((line) => line.includes(slot))
    .map((line) => {
      const numbers = nearest(sheet, line, slot).map((other) => [line.indexOf(other) < line.indexOf(slot), sheet.slots[other] as number] as const);
      return [numbers.find(([isBefore]) => isBefore)?.[1] ?? null, numbers.find(([isBefore]) => !isBefore)?.[1] ?? null];
    });
}

const place = ({ kind, column, row }: Module): Message => {
  if (kind === 'start') return { key: 'colony-start' };
  return kind === 'observatory' ? { key: 'colony-observatory' } : { key: 'colony-place', params: { column, row } };
};

export function tell(id: string, sheet: MarkedSheet): Message {
  const slot = slotAt.get(id);
  if (slot !== undefined) {
    const module = modules[slot]!;
    return { key: 'colony-tip-module', params: { kind: module.kind, place: place(module), joined: network(sheet).has(slot) ? 'yes' : 'no' } };
  }
  const tunnel = tunnelOf.get(id);
  if (tunnel)
    return {
      key: 'colony-tip-tunnel',
      params: { one: place(modules[tunnel.ends[0]]!), other: place(modules[tunnel.ends[1]]!), built: isMarked(sheet, id) ? 'yes' : 'no' },
    };
  const quarter = quarters.find((one) => one.id === id || one.greenhouses.some((house) => house.id === id));
  if (quarter) return { key: 'colony-tip-quarter', params: { quarter: quarter.number, first: quarter.race.first, later: quarter.race.later } };
  const track = valueTracks.find(({ id: name, boxes }) => name === id || boxes.some((box) => box.id === id));
  if (track) return { key: 'colony-tip-track', params: { track: track.id, value: value(sheet, track.id) } };
  if (antennas.some((one) => one.id === id)) return { key: 'colony-tip-antenna' };
  if (tanks.some((one) => one.id === id)) return { key: 'colony-tip-tank' };
  return { key: 'colony-tip-area', params: { area: id.startsWith('astronaut') ? 'astronaut' : id } };
}

const symbols = new Set(
  [...tunnels, ...tanks, ...antennas, ...astronauts, ...quarters.flatMap(({ greenhouses }) => greenhouses), ...valueTracks.flatMap(({ boxes }) => boxes)].map(
    ({ id }) => id,
  ),
);

export function why(id: string, sheet: MarkedSheet, legal: MoonAction[]): Reason | null {
  const slot = slotAt.get(id);
  const asked = legal.find((action) => action.type === 'mark')?.mark ?? '';
  if (slot !== undefined && modules[slot]!.kind !== 'module') return { rule: 'WM-3.1', text: { key: 'colony-refused-printed' } };
  if (slot !== undefined && sheet.slots[slot] !== null) return { rule: 'WM-0.9', text: { key: 'board-why-filled' } };
  if (symbols.has(id) && isMarked(sheet, id)) return { rule: 'WM-0.4', text: { key: 'board-why-marked' } };
  const writes = legal.filter((action) => action.type === 'write');
  if (writes.length) {
    if (slot === undefined) return symbols.has(id) ? { rule: 'WM-0.11', text: { key: 'refused-write-first' } } : null;
    const tight = bounds(sheet, slot).find((between) => !writes.some(({ number }) => fits(number, between)));
    return { rule: 'WM-3.3', text: tight ? order(tight) : { key: 'colony-refused-both' } };
  }
  if (tunnelOf.has(asked) && tunnelOf.has(id)) return { rule: 'WM-3.7', text: { key: 'colony-refused-joined' } };
  if (asked.includes('_greenhouse_') && id.includes('_greenhouse_')) return { rule: 'WM-3.5', text: { key: 'colony-refused-greenhouse' } };
  if (asked.startsWith('tank_') && id.startsWith('tank_')) return { rule: 'WM-3.6', text: { key: 'colony-refused-tank' } };
  return null;
}

export function news(before: MarkedSheet, now: MarkedSheet): Message[] {
  const won = quarters.filter(({ race }) => before.races[race.id] === null && now.races[race.id] !== null);
  const full = gridLines.filter((line) => isFilled(now, line) && !isFilled(before, line)).length;
  const circled = count(now, antennas) - count(before, antennas);
  const reached = [...network(now)].filter((slot) => !network(before).has(slot)).map((slot) => modules[slot]!);
  const grown = plants(now) - plants(before);
  return [
    ...won.map(({ number, race }) => ({ key: 'colony-news-quarter', params: { quarter: number, value: now.races[race.id]! } })),
    ...(full ? [{ key: 'colony-news-lines', params: { count: full } }] : []),
    ...reached.map((module) => ({ key: 'colony-news-reached', params: { place: place(module) } })),
    ...(circled ? [{ key: 'colony-news-antennas', params: { count: circled } }] : []),
    ...(grown ? [{ key: 'colony-news-plants', params: { count: grown } }] : []),
  ];
}

/** Rows from the top, as they are printed; empty modules are dashes. */
export const lines = (sheet: MarkedSheet): Message[] =>
  gridLines
    .slice(0, 6)
    .map((line, i) => ({ key: 'colony-row-marks', params: { row: i + 1, marks: line.map((slot) => sheet.slots[slot] ?? '–').join(' ') } }))
    .reverse();
