/** What a place of The Virus is, and what an action brings, in words. */

import type { Message } from '$lib/api';
import { fromContents, wildsOf } from '../content';
import { count, isFilled, isMarked, noted } from '../marked/model';
import type { MarkedSheet } from '../view';
import { infected, readings } from './reading';
import { layout, type Block } from './sheet';

export const blockName = ({ name }: Block): Message => ({ key: 'virus-block', params: name });

type Kind = 'energy' | 'plant' | 'tank' | 'target';
const symbolsOf = (block: Block): Map<string, Kind> =>
  new Map([
    ...block.energy.map(({ id }) => [id, 'energy'] as const),
    ...block.plants.map(({ id }) => [id, 'plant'] as const),
    ...(block.tank ? [[block.tank.id, 'tank'] as const] : []),
    ...(block.target ? [[block.target.id, 'target'] as const] : []),
  ]);

export const tips = fromContents((files) => {
  const { leaks } = readings.from(files);
  const { blocks, missionViruses, slotAt, slots, studies, tracks, triggers, walkwayOf } = layout.from(files);
  const gears = wildsOf(files.virus.marker_tracks);

  const symbolAt = new Map(blocks.flatMap((block) => [...symbolsOf(block)].map(([id, kind]) => [id, { block, kind }] as const)));

  function tell(id: string, sheet: MarkedSheet): Message {
    const slot = slots[slotAt.get(id) ?? -1];
    if (slot) return { key: 'virus-place', params: { block: blockName(slot.block), room: slot.room } };
    const walkway = walkwayOf.get(id);
    const done = isMarked(sheet, id) ? 'yes' : 'no';
    if (walkway)
      return { key: 'virus-tip-walkway', params: { first: blockName(blocks[walkway.ends[0]]!), second: blockName(blocks[walkway.ends[1]]!), closed: done } };
    const symbol = symbolAt.get(id);
    if (symbol?.kind === 'target')
      return { key: 'virus-tip-target', params: { virus: symbol.block.target!.virus, block: blockName(symbol.block), awake: done } };
    if (symbol) return { key: 'virus-tip-symbol', params: { kind: symbol.kind, block: blockName(symbol.block) } };
    if (missionViruses.some((virus) => virus.id === id)) return { key: 'virus-tip-mission', params: { virus: id } };
    const trigger = triggers.find((one) => one.id === id);
    if (trigger) return { key: 'virus-tip-trigger', params: { virus: trigger.virus ?? 'none' } };
    const study = studies.find((one) => one.id === id);
    if (study) return { key: 'virus-tip-study', params: { track: study.id, value: noted(sheet, study.id) } };
    if (gears.has(id)) return { key: 'board-tip-wild' };
    return { key: 'virus-tip-area', params: { area: id.split('_')[0]! } };
  }

  function news(before: MarkedSheet, now: MarkedSheet): Message[] {
    const isNew = ({ id }: { id: string }) => isMarked(now, id) && !isMarked(before, id);
    const full = blocks.filter((block) => isFilled(now, block) && !isFilled(before, block));
    const home = blocks.find(({ target }) => target?.virus === 'grey' && isNew(target));
    const stopped = leaks(before).some(isNew);
    const sealed = blocks.filter(({ id }) => now.reached.includes(id) && !before.reached.includes(id));
    const wilds = tracks.flatMap(({ rewards }) => rewards).filter(isNew);
    return [
      ...full.map((block) => ({ key: 'virus-news-full', params: { block: blockName(block), points: noted(now, block.id) } })),
      ...(home ? [{ key: 'virus-news-home', params: { block: blockName(home) } }] : []),
      ...(stopped ? [{ key: 'virus-news-stopped' }] : []),
      ...sealed.map((block) => ({ key: 'virus-news-sealed', params: { block: blockName(block) } })),
      ...wilds.map(() => ({ key: 'board-news-wild' })),
    ];
  }

  /** Block by block; empty slots are dashes. */
  const lines = (sheet: MarkedSheet): Message[] => [
    ...blocks.map((block) => {
      const marks = block.slots.map((slot) => sheet.slots[slot] ?? '–').map((mark) => (mark === 'infected' ? '☣' : mark));
      return { key: 'virus-block-marks', params: { block: blockName(block), marks: marks.join(' '), energy: count(sheet, block.energy) } };
    }),
    { key: 'virus-infected-marks', params: { count: infected(sheet) } },
  ];

  return { tell, news, lines };
});
