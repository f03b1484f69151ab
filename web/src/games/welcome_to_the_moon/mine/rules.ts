/** What an action leads to on the sheet of The Mine, and what a sheet is worth (WM-4.3 to WM-4.10). */

import { basics, isMarked, isShifted, missionPoints, type Term } from '../marked/model';
import type { MarkedSheet, MoonAction, MoonView } from '../view';
import { mains, mines, penalties, resourceOf, secondaries, slotAt, slots, type Kind, type Main } from './sheet';

export const count = (sheet: MarkedSheet, symbols: readonly { id: string }[]): number => symbols.filter(({ id }) => isMarked(sheet, id)).length;
export const isDone = (sheet: MarkedSheet, { icons }: { icons: readonly { id: string }[] }): boolean => count(sheet, icons) === icons.length;
const isFilled = (sheet: MarkedSheet, own: readonly number[]): boolean => own.every((slot) => sheet.slots[slot] !== null);
const storeOf = (kind: Kind): Main => mains.find(({ stores }) => stores === kind)!;

/** The sheet after an action; mines that are full are extracted as they will be at the end of the turn (WM-4.7). */
export function after(view: MoonView, seat: number, action: MoonAction): MarkedSheet {
  const sheet = basics(view, seat, action, (slot) => slotAt.get(slot)!);
  switch (action.type) {
    case 'write': {
      const dug = circleGem(sheet, action.slot);
      return extract(isShifted(view, action) ? store(dug, 'astronaut', 1) : dug);
    }
    case 'write_x':
      return extract(store(circleGem(sheet, action.slot), 'planning', 1));
    case 'mark':
      return extract(mark(sheet, action.mark));
    case 'skip':
      return extract(sheet);
    default:
      return sheet;
  }
}

const circle = (sheet: MarkedSheet, id: string): MarkedSheet => ({ ...sheet, circled: [...sheet.circled, id] });
const cross = (sheet: MarkedSheet, ids: string[]): MarkedSheet => ({
  ...sheet,
  circled: sheet.circled.filter((id) => !ids.includes(id)),
  crossed: [...sheet.crossed, ...ids],
});

function circleGem(sheet: MarkedSheet, slot: string): MarkedSheet {
  const { gem } = slots[slotAt.get(slot)!]!;
  return gem ? circle(sheet, gem) : sheet;
}

/** A secondary factory whose icons are all crossed gives its bonus at once (WM-4.5). */
function mark(sheet: MarkedSheet, id: string): MarkedSheet {
  if (resourceOf.has(id)) return circle(sheet, id);
  const marked = cross(sheet, [id]);
  const factory = secondaries.find(({ icons }) => icons.some((icon) => icon.id === id));
  return factory && isDone(marked, factory) && factory.gain !== 'robot' ? store(marked, factory.gain, factory.amount) : marked;
}

/** Storage is crossed top to bottom; the marked icon wins the first bonus while it is open (WM-4.8). */
function store(sheet: MarkedSheet, kind: Kind, amount: number): MarkedSheet {
  const { storage, race } = storeOf(kind);
  const before = count(sheet, storage);
  const stored = cross(
    sheet,
    storage.slice(before, before + amount).map(({ id }) => id),
  );
  const wins = race && before < race.goal && race.goal <= before + amount && !sheet.closed.includes(race.id);
  return wins ? { ...stored, races: { ...stored.races, [race.id]: race.value } } : stored;
}

/** What is circled in a full mine is crossed and stored; what is not is lost (WM-4.7). */
function extract(sheet: MarkedSheet): MarkedSheet {
  return mines
    .filter(({ id, slots: own }) => !isMarked(sheet, id) && isFilled(sheet, own))
    .reduce((now, mine) => {
      const dug = mine.resources.filter((id) => now.circled.includes(id));
      return dug.reduce((next, id) => store(next, resourceOf.get(id)!.kind, 1), circle(cross(now, dug), mine.id));
    }, sheet);
}

export const value = (sheet: MarkedSheet, factory: Main): number => (isDone(sheet, factory) ? factory.after : factory.before).value;

export function terms(sheets: MarkedSheet[], seat: number): Term[] {
  const sheet = sheets[seat]!;
  return [
    { key: 'term-missions', points: missionPoints(sheet) },
    ...mains.map((factory) => ({
      key: factory.term,
      points: (factory.sign * count(sheet, factory.storage) * value(sheet, factory) || 0) + (factory.race ? (sheet.races[factory.race.id] ?? 0) : 0),
    })),
    { key: 'term-errors', points: -penalties[sheet.errors.filter((box) => box === 'crossed').length]! || 0 },
  ];
}
