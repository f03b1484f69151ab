import { expect, test } from 'vitest';
import { faceOf } from './face';
import { contentsIn } from '../../../../tests/printed';
import { contents } from '../content';

const printed = contents.from(contentsIn('seti'));

test('every card has a face: words for its effects, one box for the rest (SE-9.1)', () => {
  for (const [id, { effects, mission, message, end_game }] of Object.entries(printed.cards)) {
    const face = faceOf(printed, id);
    expect(face.effects.length > 0, id).toBe(effects.length > 0);
    expect(face.box !== null, id).toBe(Boolean(mission ?? message ?? end_game));
  }
});

test('every slot says by itself when it is covered (SE-9.12)', () => {
  for (const [id, { mission }] of Object.entries(printed.cards)) expect(printed.textsOf(`${id}-when`), id).toHaveLength(mission?.slots?.length ?? 0);
});

test('a triggered mission has a slot for each trigger (SE-9.12)', () => {
  const { box } = faceOf(printed, 'card_001');
  expect(box!.slots).toBe(true);
  expect(box!.lines).toHaveLength(printed.cards['card_001']!.mission!.slots!.length);
});
