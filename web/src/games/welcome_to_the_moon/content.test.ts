import { expect, test } from 'vitest';
import { contentsIn } from '../../../tests/printed';
import { blank } from './colony/blank_sheet';
import { model } from './colony/model';
import { contents } from './content';
import { layout } from './launch/sheet';

const today = contents.from(contentsIn('welcome_to_the_moon'));

test('a sheet is drawn as its session has it printed, whatever another session has', () => {
  const [bottom, ...above] = today.launch.rocket_track.rows;
  const track = { ...today.launch.rocket_track, rows: [{ ...bottom!, score_box: { ...bottom!.score_box, value: 99 } }, ...above] };
  const other = { ...today, launch: { ...today.launch, rocket_track: track } };
  const values = [today, other, today].map((files) => layout.from(files).rows[0]!.value);
  expect(values).toEqual([bottom!.score_box.value, 99, bottom!.score_box.value]);
  expect(layout.from(today)).toBe(layout.from(today));
});

test('so is all that is read off it', () => {
  const { quarters } = today.colony;
  const fewer = { ...today, colony: { ...today.colony, quarters: quarters.map((quarter) => ({ ...quarter, greenhouses: quarter.greenhouses.slice(1) })) } };
  const plants = [today, fewer].map((files) => model.from(files).counts(blank.from(files).blankSheet())[0]!.of);
  const printed = quarters.flatMap(({ greenhouses }) => greenhouses.map((house) => house.plants));
  const first = quarters.map(({ greenhouses }) => greenhouses[0]!.plants);
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
  expect(plants).toEqual([sum(printed), sum(printed) - sum(first)]);
});
