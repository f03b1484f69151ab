/** What a place of The Colony is, and what an action brings, in words. */

import type { Message } from '$lib/api';
import { fromContents } from '../content';
import { count, isFilled, isMarked, noted } from '../marked/model';
import type { MarkedSheet } from '../view';
import { readings } from './reading';
import { layout, type Module } from './sheet';

const place = ({ kind, column, row }: Module): Message => {
  if (kind === 'start') return { key: 'colony-start' };
  return kind === 'observatory' ? { key: 'colony-observatory' } : { key: 'colony-place', params: { column, row } };
};

export const tips = fromContents((files) => {
  const { network, plants } = readings.from(files);
  const { antennas, lines: gridLines, modules, quarters, slotAt, tanks, tunnelOf, valueTracks } = layout.from(files);

  function tell(id: string, sheet: MarkedSheet): Message {
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
    if (track) return { key: 'colony-tip-track', params: { track: track.id, value: noted(sheet, track.id) } };
    if (antennas.some((one) => one.id === id)) return { key: 'colony-tip-antenna' };
    if (tanks.some((one) => one.id === id)) return { key: 'colony-tip-tank' };
    return { key: 'colony-tip-area', params: { area: id.startsWith('astronaut') ? 'astronaut' : id } };
  }

  function news(before: MarkedSheet, now: MarkedSheet): Message[] {
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
  const lines = (sheet: MarkedSheet): Message[] =>
    gridLines
      .slice(0, 6)
      .map((line, i) => ({ key: 'colony-row-marks', params: { row: i + 1, marks: line.slots.map((slot) => sheet.slots[slot] ?? '–').join(' ') } }))
      .reverse();

  return { tell, news, lines };
});
