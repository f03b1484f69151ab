import { expect, test } from 'vitest';
import { contentsIn } from '../../../../tests/printed';
import { blank } from './blank_sheet';
import { model as models } from './model';
import { layout } from './sheet';

const files = contentsIn('welcome_to_the_moon');
const { blankSheet, filled } = blank.from(files);
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

test('the numbers of the floor that bind a slot are lit, infected rooms are passed over (WM-6.4)', () => {
  const sheet = filled(blankSheet(), { f1b1_s1: 3, f1b1_s2: 'infected', f1b2_s1: 12, f2b1_s1: 1 });
  const lit = model.lights('f1b1_s4', sheet).map(({ x }) => slots.find((slot) => slot.x === x)!.id);
  expect(lit).toEqual(['f1b1_s1', 'f1b2_s1']);
  expect(model.lights('w1', sheet)).toEqual([]);
});

test('everything on the sheet tells what it is', () => {
  const sheet = blankSheet();
  for (const { id } of model.places) expect(model.tell(id, sheet).key, id).toMatch(/^(virus|board)-/);
  expect(new Set(model.places.map(({ id }) => id)).size).toBe(model.places.length);
});
