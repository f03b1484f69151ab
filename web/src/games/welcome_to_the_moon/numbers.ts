/** Numbers as actions and combinations hold them, as slots hold them, and as they are read: -2 is an X, 108 is 8½ (WM-C.34). */

import type { Message } from '$lib/api';
import type { SheetView } from './view';

export type Written = SheetView['slots'][number];

const X = -2;
const HALF = 100;

/** What is in a slot once the number is written there. */
export const inSlot = (number: number): number | 'X' => (number === X ? 'X' : number < HALF ? number : number - HALF + 0.5);

/** What a slot holds, as it is read: 8½. */
export const slotName = <T extends Written>(written: T): T | string =>
  typeof written === 'number' && !Number.isInteger(written) ? `${Math.floor(written)}½` : written;

export const numberName = (number: number): number | string => slotName(inSlot(number));

/** The numbers that a card lets choose: 6/9. */
export const numbersName = (numbers: number[]): string => numbers.map(numberName).join('/');

/** Whether it needs a smaller print on a card. */
export const isLong = (name: string): boolean => name.length > 2 || name.includes('½');

/** A message about a combination, with all its numbers. */
export const naming = (text: Message, numbers: number[]): Message => ({ ...text, params: { ...text.params, number: numbersName(numbers) } });
