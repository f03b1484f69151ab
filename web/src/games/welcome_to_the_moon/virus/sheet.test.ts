import { expect, test } from 'vitest';
import { contentsIn } from '../../../../tests/printed';
import { blank } from './blank_sheet';
import { model as models } from './model';
import { layout } from './sheet';

const files = contentsIn('welcome_to_the_moon');
const { blankSheet } = blank.from(files);
const model = models.from(files);
const { blocks, slots, walkways } = layout.from(files);

test('every corridor ends at the blocks it joins, and slots stand near their printed places', () => {
  for (const { id, path, ends } of walkways) {
    const [first] = path.match(/[\d.]+ [\d.]+/)!;
    const [x, y] = first.split(' ').map(Number) as [number, number];
    const touches = ends.some((end) => {
      const block = blocks[end]!;
      return x >= block.x - 6 && x <= block.x + 242 && y >= block.y - 6 && y <= block.y + 114;
    });
    expect(touches, id).toBe(true);
  }
  expect(slots).toHaveLength(55);
});

test('walkways by which a virus would leave its home are shown, and closing one is news (WM-6.15)', () => {
  const before = blankSheet({ reached: ['w13', 'w19'] });
  expect(model.washes(before).filter(({ id }) => id.endsWith('leak'))).toHaveLength(2);
  const after = { ...before, reached: ['w19'], circled: [...before.circled, 'w13'] };
  expect(model.news(before, after)).toEqual([{ key: 'virus-news-stopped' }]);
});

test('the numbers that bind a slot are lit, as they are told', () => {
  const sheet = blankSheet({ bonds: slots.map((_, slot) => (slot === 3 ? [0, 5] : [])) });
  const lit = model.lights(slots[3]!.id, sheet).map(({ x }) => slots.findIndex((slot) => slot.x === x));
  expect(lit).toEqual([0, 5]);
  expect(model.lights(slots[4]!.id, sheet)).toEqual([]);
  expect(model.lights('w1', sheet)).toEqual([]);
});

test('a block that is filled tells what it scores now, one with all walkways closed that it is sealed off', () => {
  const before = blankSheet();
  const after = blankSheet({ filled: ['f1b1'], reached: ['f1b2'], noted: { f1b1: 10 } });
  const points = { block: { key: 'virus-block', params: { floor: 1, block: 1 } }, points: 10 };
  expect(model.news(before, after)).toEqual([
    { key: 'virus-news-full', params: points },
    { key: 'virus-news-sealed', params: { block: { key: 'virus-block', params: { floor: 1, block: 2 } } } },
  ]);
});

test('everything on the sheet tells what it is', () => {
  const sheet = blankSheet();
  for (const { id } of model.places) expect(model.tell(id, sheet).key, id).toMatch(/^(virus|board)-/);
  expect(new Set(model.places.map(({ id }) => id)).size).toBe(model.places.length);
});
