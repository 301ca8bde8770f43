import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gameTypes } from '@livery/api/contract';
import { type GameListView, listAddress } from './listAddress.ts';
import { readListAddress } from './readListAddress.ts';

const queryOf = (address: string) => new URL(address, 'http://merchant.test').searchParams;

test.each([
  ['', { kind: 'all', search: '' }],
  ['?type=hot', { kind: 'hot', search: '' }],
  ['?gameType=RNG&type=new', { kind: 'new', gameType: 'RNG', search: '' }],
  ['?gameType=NOPE&type=bogus&vassalage=', { kind: 'all', search: '' }],
  ['?gameType=LIVE&gameClassify=sicbo', { kind: 'all', gameType: 'LIVE', classification: 'sicbo', search: '' }],
  ['?vassalage=NEP&q=%20moon%20', { kind: 'all', vendor: 'NEP', search: 'moon' }],
])('%s shows %o', (query, view) => {
  expect(readListAddress(new URLSearchParams(query))).toEqual(view);
});

test('every view can be read again from its own address', () => {
  const view: fc.Arbitrary<GameListView> = fc.record(
    {
      kind: fc.constantFrom('all' as const, 'hot' as const, 'new' as const, 'fav' as const),
      gameType: fc.constantFrom(...gameTypes),
      vendor: fc.string({ minLength: 1 }),
      classification: fc.string({ minLength: 1 }),
      search: fc.string({ unit: 'grapheme' }).map((text) => text.trim()),
    },
    { requiredKeys: ['kind', 'search'] },
  );
  fc.assert(
    fc.property(view, (shown) => {
      expect(readListAddress(queryOf(listAddress(shown)))).toEqual(shown);
    }),
  );
});
