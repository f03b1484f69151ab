import { describe, expect, it } from 'vitest';
import type { ActionOf } from '../types';
import { Payment } from './payment.svelte';

const pay = (titanium: number, credit: number): ActionOf<'pay'> => ({ type: 'pay', energy: 0, titanium, ice: 0, nanocarbon: 0, credit, tactics: 0 });

describe('paying by steppers', () => {
  it('begins with what every way of paying has, and reaches only legal ones (AE-1.3)', () => {
    const payment = new Payment([pay(2, 1), pay(1, 2)]);
    expect(payment.counts).toMatchObject({ titanium: 1, credit: 1 });
    expect(payment.kinds).toEqual(['titanium', 'credit']);
    expect(payment.chosen).toBeNull();
    expect(payment.canDrop('credit')).toBe(false);
    payment.add('titanium', 1);
    expect(payment.chosen).toEqual(pay(2, 1));
    expect(payment.canAdd('credit')).toBe(false);
    expect(payment.canDrop('titanium')).toBe(true);
  });
});
