/** What is drawn on a sheet of The Battle, and in whose pen. */

import { fromContents } from '../content';
import { isMarked, type Stroke } from '../marked/model';
import type { MarkedSheet } from '../view';
import { controlled, points, readings } from './reading';
import { layout, missionResult, TYPES, type BattleSheet, type ZoneName } from './sheet';
import type { Point } from '../drawing';

/** A stroke without a zone: the sheet does not tell who crossed it. */
export type ZoneStroke = Stroke & { zone: ZoneName | null };
export type Sign = { id: string; zone: ZoneName; at: Point; size: number; cased?: boolean };
export type Result = { id: string; zone: ZoneName; at: Point; text: number; size: number };

export const strokesOf = fromContents((files) => {
  const { isCaptured, isErred } = readings.from(files);
  const { asteroids, missionBoxes, planets, slots, zones } = layout.from(files);

  /** Insignia in slots, on moons and asteroids, and on the pennants of captured planets. */
  function signs(sheet: BattleSheet): Sign[] {
    const drawn = slots.flatMap((slot, i): Sign[] => (sheet.slots[i] ? [{ id: slot.id, zone: sheet.slots[i] as ZoneName, at: slot, size: 23 }] : []));
    const placed = [...asteroids, ...planets.flatMap(({ moon }) => moon.slots)].flatMap((place): Sign[] => {
      const zone = sheet.insignia[place.id];
      return zone ? [{ id: place.id, zone, at: place, size: 20 }] : [];
    });
    const flags = planets.flatMap(({ id, flag }) => {
      const flags = sheet.control[id] ?? [];
      const first = flag.x - 10 - 11 * (flags.length - 1);
      return flags.map((name, at): Sign => ({ id: `${id} flag ${name}`, zone: name, at: { x: first + 22 * at, y: flag.y - 38 }, size: 19, cased: true }));
    });
    return [...drawn, ...placed, ...flags];
  }

  function written(plain: MarkedSheet): ZoneStroke[] {
    const sheet = plain as BattleSheet;
    const closed = planets
      .filter((_, i) => isCaptured(sheet, i))
      .map(({ id, moon }): ZoneStroke => ({ id: `${id} closed`, zone: null, mark: 'slash', at: moon, width: 56, size: 56 }));
    const symbols = planets.flatMap((planet) => planet.symbols).filter(({ id }) => isMarked(sheet, id));
    const rewards = missionBoxes.flatMap(({ letter, x, y }): ZoneStroke[] => {
      const reward = sheet.missions[letter];
      return reward === null ? [] : [{ id: `mission ${letter}`, zone: 'A', mark: 'number', at: { x: x + 4, y: y + 3 }, size: 34, text: reward }];
    });
    return [
      ...closed,
      ...symbols.map(({ id, x, y }): ZoneStroke => ({ id, zone: null, mark: 'cross', at: { x, y }, size: 12, cased: true })),
      ...rewards,
      ...zones.flatMap((zone) => zoneStrokes(sheet, zone)),
    ];
  }

  /** Boxes are crossed; astronauts are circled when they are stored, and crossed when they are spent (WM-8.14). */
  function zoneStrokes(sheet: BattleSheet, { name, tracks, astronauts, errors }: (typeof zones)[0]): ZoneStroke[] {
    const boxes = tracks.flatMap((track) => track.boxes).filter(({ id }) => isMarked(sheet, id));
    const spent = astronauts.filter(({ id }) => sheet.crossed.includes(id));
    return [
      ...boxes.map(({ id, x, y }): ZoneStroke => ({ id, zone: name, mark: 'slash', at: { x, y }, width: 34, size: 22 })),
      ...astronauts.filter(({ id }) => isMarked(sheet, id)).map(({ id, x, y }): ZoneStroke => ({ id, zone: name, mark: 'ring', at: { x, y }, size: 19 })),
      ...spent.map(({ id, x, y }): ZoneStroke => ({ id: `${id} spent`, zone: name, mark: 'cross', at: { x, y }, size: 12, cased: true })),
      ...errors.filter(({ id }) => isErred(sheet, id)).map(({ id, x, y }): ZoneStroke => ({ id, zone: name, mark: 'cross', at: { x, y }, size: 12 })),
    ];
  }

  /** Alone, only the player's zone is added up. */
  function results(sheet: BattleSheet): Result[] {
    return [
      ...('missions' in sheet.noted ? [{ id: 'missions', zone: 'A', at: missionResult, text: sheet.noted['missions']!, size: 32 } as const] : []),
      ...zones
        .filter(({ name }) => name in sheet.noted)
        .flatMap(({ name, results: boxes, counts }) => [
          ...Object.entries(boxes).map(([id, at]): Result => ({ id: `${name} ${id}`, zone: name, at, text: points(sheet, name, id), size: 30 })),
          ...TYPES.map((type): Result => ({ id: `${name} count ${type}`, zone: name, at: counts[type], text: controlled(sheet, name, type), size: 26 })),
        ]),
    ];
  }

  return { signs, written, results };
});
