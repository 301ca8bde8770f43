import { beforeEach, describe, expect, test, vi } from 'vitest';
import { calls } from '../contract/calls.ts';
import { exchangeOnce } from '../testing/exchangeOnce.ts';

/** The result of a call whose reply has this value. */
const read = (name: 'getHotGames' | 'getVendorGameTypes', value: unknown) =>
  exchangeOnce(calls[name], { fetch: async () => Response.json({ success: true, value }) });

// The client logs entries that it removes.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

describe('vendors', () => {
  test('are read from a list of names; each name is also the code', async () => {
    const value = [{ gameCategory: 'RNG', vendorNames: ['ACME', 'BETA'] }];
    expect(await read('getVendorGameTypes', value)).toMatchObject({
      data: [{ gameCategory: 'RNG', vendors: [{ vassalage: 'ACME', displayName: 'ACME' }, { vassalage: 'BETA' }] }],
    });
  });

  test('are read from objects with only a code, and only an unreadable vendor is removed', async () => {
    const value = [
      { gameCategory: 'RNG', vendorNames: [{ vendorCode: 'ACME', accountTypeName: 'Acme' }, { name: 'Beta' }] },
    ];
    expect(await read('getVendorGameTypes', value)).toMatchObject({
      data: [{ vendors: [{ vassalage: 'ACME', displayName: 'ACME', accountTypeName: 'Acme', classifications: [] }] }],
    });
  });
});

describe('a name of a field with an empty value', () => {
  test('is not used if another name has a value', async () => {
    const sent = { nodeId: 1, gameType: 'RNG', vassalage: 'ACME', gameName: '', nodeName: 'One' };
    const list = [{ ...sent, mobileLargeIcon: '', showIcon: null, iconUrl: 'one.png' }];
    expect(await read('getHotGames', { list })).toMatchObject({
      data: { list: [{ gameName: 'One', mobileLargeIcon: 'one.png' }] },
    });
  });

  test('is used without an alternative: a category may have no vendors, but a vendor must have a name', async () => {
    expect(await read('getVendorGameTypes', [{ gameCategory: 'RNG', vendors: [] }])).toEqual({
      data: [{ gameCategory: 'RNG', vendors: [] }],
    });
    expect(await read('getVendorGameTypes', [{ gameCategory: 'RNG', vendorNames: [''] }])).toMatchObject({
      error: { code: 'REPLY_INVALID' },
    });
  });
});
