/** What a place of The Mine is, and what an action brings, in words. */

import type { Message } from '$lib/api';
import { fromContents } from '../content';
import { count, isMarked, noted } from '../marked/model';
import type { MarkedSheet } from '../view';
import { isDone } from './reading';
import { layout } from './sheet';

export const tips = fromContents((files) => {
  const { levels, mains, mines, resourceOf, secondaries, slotAt, slots } = layout.from(files);

  const mainAt = (id: string) => mains.find((factory) => factory.id === id || [...factory.icons, ...factory.storage].some((icon) => icon.id === id));
  const secondaryAt = (id: string) => secondaries.find((factory) => factory.id === id || factory.icons.some((icon) => icon.id === id));

  function tell(id: string, sheet: MarkedSheet): Message {
    const slot = slots[slotAt.get(id) ?? -1];
    if (slot) return { key: 'mine-place', params: { mine: slot.mine, level: slot.level } };
    const mine = mines.find((one) => one.id === id);
    if (mine) return { key: 'mine-tip-mine', params: { mine: mine.number, extracted: isMarked(sheet, id) ? 'yes' : 'no' } };
    const resource = resourceOf.get(id);
    if (resource) return { key: 'mine-tip-resource', params: { resource: resource.kind } };
    const main = mainAt(id);
    if (main)
      return {
        key: 'mine-tip-factory',
        params: { factory: main.id, stored: count(sheet, main.storage), value: noted(sheet, main.id), best: main.sign * main.after.value || 0 },
      };
    const secondary = secondaryAt(id);
    if (secondary) return { key: 'mine-tip-secondary', params: { factory: secondary.id } };
    return { key: id === 'errors' ? 'board-sheet-errors' : 'board-sheet-result' };
  }

  function news(before: MarkedSheet, now: MarkedSheet): Message[] {
    const extracted = mines.filter(({ id }) => isMarked(now, id) && !isMarked(before, id));
    const upgraded = mains.filter((factory) => isDone(now, factory) && !isDone(before, factory));
    const active = secondaries.filter((factory) => isDone(now, factory) && !isDone(before, factory));
    const won = mains.filter(({ race }) => race && now.races[race.id] !== null && before.races[race.id] === null);
    return [
      ...extracted.map(({ number }) => ({ key: 'mine-news-extracted', params: { mine: number } })),
      ...upgraded.map(({ id }) => ({ key: 'mine-news-upgraded', params: { factory: id } })),
      ...active.map(({ id }) => ({ key: 'mine-news-active', params: { factory: id } })),
      ...won.map(({ race }) => ({ key: 'mine-news-first', params: { value: race!.value } })),
    ];
  }

  const lines = (sheet: MarkedSheet): Message[] =>
    levels.map((level, i) => ({ key: 'mine-level-marks', params: { level: i + 1, marks: level.map((slot) => sheet.slots[slot] ?? '–').join(' ') } }));

  return { tell, news, lines };
});
