import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import type { Action, Foreseen } from '$lib/api';
import { Looks } from '$lib/looks.svelte';

const rest = () => new Promise((done) => setTimeout(done));
const brings = (line: Action[], points: number): Foreseen => ({ line, events: [], changes: [{ seat: 0, points, terms: [] }] });

function looking() {
  const asked: (Action[][] | null)[] = [];
  let points = 1;
  const looks = new Looks(async (lines) => {
    asked.push(lines);
    const now = points++;
    return (lines ?? [[{ type: 'fly' }, { type: 'land' }]]).map((line) => brings(line, now));
  });
  return { looks, asked };
}

test('what is wanted at the same time is asked for at once, and only once', async () => {
  const { looks, asked } = looking();
  expect(looks.of({ type: 'roll' })).toBeUndefined();
  expect(looks.of({ type: 'ship', cargo: 2 })).toBeUndefined();
  looks.of({ cargo: 2, type: 'ship' });
  await rest();
  expect(asked).toEqual([[[{ type: 'roll' }], [{ type: 'ship', cargo: 2 }]]]);
  expect(looks.of({ type: 'roll' })?.changes[0]!.points).toBe(1);
  await rest();
  expect(asked).toHaveLength(1);
});

test('who reads it is told when it comes, and asks again in another position', async () => {
  const { looks } = looking();
  const seen: (number | undefined)[] = [];
  const stop = $effect.root(() => {
    $effect(() => {
      seen.push(looks.of({ type: 'roll' })?.changes[0]!.points);
    });
  });
  flushSync();
  await rest();
  flushSync();
  looks.forget();
  flushSync();
  await rest();
  flushSync();
  expect(seen).toEqual([undefined, 1, undefined, 2]);
  stop();
});

test('an answer about a position that is gone is thrown away', async () => {
  const { looks } = looking();
  looks.of({ type: 'roll' });
  await Promise.resolve();
  looks.forget();
  await rest();
  expect(looks.of({ type: 'roll' })).toBeUndefined();
});

test('what could not be asked may be asked again', async () => {
  let works = false;
  const looks = new Looks((lines) => (works ? Promise.resolve((lines ?? []).map((line) => brings(line, 3))) : Promise.reject(new Error('offline'))));
  looks.of({ type: 'roll' });
  looks.ways();
  await rest();
  works = true;
  looks.of({ type: 'roll' });
  looks.ways();
  await rest();
  expect(looks.of({ type: 'roll' })?.changes[0]!.points).toBe(3);
  expect(looks.ways()).toEqual([]);
});

test('all that is worth a look is asked for once in a position', async () => {
  const { looks, asked } = looking();
  expect(looks.ways()).toBeUndefined();
  looks.ways();
  await rest();
  expect(looks.ways()?.map(({ line }) => line.length)).toEqual([2]);
  expect(asked).toEqual([null]);
  looks.forget();
  expect(looks.ways()).toBeUndefined();
  await rest();
  expect(looks.ways()).toHaveLength(1);
  expect(asked).toEqual([null, null]);
});
