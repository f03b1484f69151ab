/** What an action leads to on the sheet of The Virus, and what a sheet is worth (WM-6.3 to WM-6.23). */

import { basics, isMarked, isShifted, missionPoints, type Term } from '../marked/model';
import type { MarkedSheet, MoonAction, MoonView, VirusSheet } from '../view';
import { blocks, infectionPenalty, penalties, slotAt, slots, studies, trackOf, walkways, type Block, type Study, type Track } from './sheet';

export const count = (sheet: MarkedSheet, symbols: readonly { id: string }[]): number => symbols.filter(({ id }) => isMarked(sheet, id)).length;

export const isFull = (sheet: MarkedSheet, block: Block): boolean => block.slots.every((slot) => sheet.slots[slot] !== null);

export const infected = (sheet: MarkedSheet): number => sheet.slots.filter((mark) => mark === 'infected').length;

/** Numbered slots times circled energy (WM-6.16). */
export function blockScore(sheet: MarkedSheet, block: Block): number {
  const rooms = block.slots.filter((slot) => sheet.slots[slot] !== null && sheet.slots[slot] !== 'infected');
  return rooms.length * count(sheet, block.energy);
}

/** Rows are completed one after another (WM-6.9). */
export function studied(sheet: MarkedSheet, study: Study): number {
  const open = study.rows.findIndex(({ icons }) => !isMarked(sheet, icons.at(-1)!.id));
  return open < 0 ? study.rows.length : open;
}

export const isAwake = (sheet: MarkedSheet, block: Block): boolean => block.target !== null && isMarked(sheet, block.target.id);

/** Open walkways by which an awake virus leaves its full home for a block with an empty slot (WM-6.15). */
export const leaks = (sheet: MarkedSheet) =>
  walkways.filter(({ id, ends }) => {
    const [one, other] = ends.map((end) => blocks[end]!) as [Block, Block];
    const spreads = (from: Block, to: Block) => isAwake(sheet, from) && isFull(sheet, from) && !isFull(sheet, to);
    return !isMarked(sheet, id) && (spreads(one, other) || spreads(other, one));
  });

export function after(view: MoonView, seat: number, action: MoonAction): MarkedSheet {
  const sheet = basics(view, seat, action, (slot) => slotAt.get(slot)!);
  if (action.type === 'write' && isShifted(view, action)) return markNext(sheet, 'astronaut');
  if (action.type === 'write_x') return markNext(sheet, 'planning');
  if (action.type === 'infect') return infect(sheet as VirusSheet, action.slot, view.phase === 'setup');
  return action.type === 'mark' ? mark(sheet, action.mark) : sheet;
}

/** The first infection finds the grey virus its home; a block that is full now is evacuated (WM-6.3, WM-6.16). */
function infect(sheet: VirusSheet, slot: string, settles: boolean): VirusSheet {
  const { block } = slots[slotAt.get(slot)!]!;
  const settled = settles ? { ...sheet, circled: [...sheet.circled, block.target!.id] } : sheet;
  return isFull(settled, block) ? { ...settled, evacuated: { ...sheet.evacuated, [block.id]: blockScore(sheet, block) } } : settled;
}

/** Marks the next icon of a track; with none left nothing happens (WM-0.12.3, WM-0.13.3). */
function markNext(sheet: MarkedSheet, track: Track['id']): MarkedSheet {
  const next = trackOf(track).icons.find(({ id }) => !isMarked(sheet, id));
  return next ? mark(sheet, next.id) : sheet;
}

function mark(sheet: MarkedSheet, id: string): MarkedSheet {
  const { icons, rewards } = trackOf('astronaut').icons.some((icon) => icon.id === id) ? trackOf('astronaut') : trackOf('planning');
  const index = icons.findIndex((icon) => icon.id === id);
  if (index >= 0) {
    const wild = index % 2 === 1 ? [rewards[(index - 1) / 2]!.id] : [];
    return { ...sheet, crossed: [...sheet.crossed, id], circled: [...sheet.circled, ...wild] };
  }
  const marked = { ...sheet, circled: [...sheet.circled, id] };
  if (blocks.some(({ tank }) => tank?.id === id)) return crossIcon(marked, 'water');
  return blocks.some(({ plants }) => plants.some((plant) => plant.id === id)) ? crossIcon(marked, 'plant') : marked;
}

/** A circled plant or tank crosses the next icon of its track (WM-6.7, WM-6.8). */
function crossIcon(sheet: MarkedSheet, study: Study['id']): MarkedSheet {
  const next = studies
    .find(({ id }) => id === study)!
    .rows.flatMap(({ icons }) => icons)
    .find(({ id }) => !isMarked(sheet, id));
  return next ? { ...sheet, crossed: [...sheet.crossed, next.id] } : sheet;
}

export function terms(sheets: MarkedSheet[], seat: number): Term[] {
  const sheet = sheets[seat]!;
  const [plants, water] = studies.map((study) => study.values[studied(sheet, study)]!);
  return [
    { key: 'term-missions', points: missionPoints(sheet) },
    { key: 'virus-term-plants', points: plants! },
    { key: 'virus-term-water', points: water! },
    { key: 'virus-term-blocks', points: blocks.reduce((sum, block) => sum + blockScore(sheet, block), 0) },
    { key: 'virus-term-infected', points: -infectionPenalty * infected(sheet) || 0 },
    { key: 'term-errors', points: -penalties[sheet.errors.filter((box) => box === 'crossed').length]! || 0 },
  ];
}
