import { expect, test } from 'vitest';
import { pieces, withSigns } from './line';

const gain = { key: 'amount-vp', params: { amount: 7, sign: 'vp' } };

test('gains become signs, however deep they stand, and the rest stays words', () => {
  const message = { key: 'text-line', params: { what: { key: 'text-then', params: { first: { key: 'op-scan' }, second: gain } } } };
  const said = ({ params }: ReturnType<typeof withSigns>) => (params!['what'] as unknown as { params: Record<string, string> }).params;
  expect(pieces(`scan, then ${said(withSigns(message))['second']}.`)).toEqual([{ text: 'Scan, then ' }, { icon: 'vp', count: '7' }, { text: '.' }]);
});

test('a card of a species is a sign without a number', () => {
  const { params } = withSigns({ key: 'text-line', params: { what: { key: 'op-alien-card', params: { sign: 'alien_card' } } } });
  expect(pieces(String(params!['what']))).toEqual([{ icon: 'alien_card', count: '' }]);
});

test('a sentence begins with a capital letter in every script', () => {
  expect(pieces('висадитися.')).toEqual([{ text: 'Висадитися.' }]);
});
