import { beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { type CallName, calls } from '../contract/calls.ts';
import { exchangeOnce } from '../testing/exchangeOnce.ts';
import { sampleValues } from '../testing/samples.ts';

let warn: MockInstance;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** The result of a call whose reply has this value. */
const read = (name: CallName, value: unknown) =>
  exchangeOnce(calls[name], { fetch: async () => Response.json({ success: true, value }) });
const [first, second] = sampleValues.getHotGames.list;

describe('a list with an unreadable entry', () => {
  test.each([
    ['of an unknown type', { ...first, gameType: 'BINGO' }],
    ['without a name', { ...first, gameName: undefined }],
    ['that is null', null],
  ])('a game %s is left out and logged, and the others are shown', async (_kind, game) => {
    expect(await read('getHotGames', { list: [game, second] })).toEqual({ data: { list: [second] } });
    expect(warn).toHaveBeenCalledExactlyOnceWith('getHotGames: entries that cannot be read were left out.', [
      expect.stringMatching(/^list\.0/),
    ]);
  });

  test('a list with no readable entry is an error, and not an empty list', async () => {
    const bad = { ...first, gameType: 'BINGO' };
    for (const list of [[bad], [bad, bad]])
      expect((await read('getHotGames', { list })).error).toMatchObject({ code: 'REPLY_INVALID' });
    expect(warn).not.toHaveBeenCalled();
  });

  test('an empty list stays an empty list', async () => {
    expect(await read('getHotGames', { list: [] })).toEqual({ data: { list: [] } });
  });

  test('an unknown category is left out, and a vendor without a name only leaves its category', async () => {
    const [category] = sampleValues.getVendorGameTypes;
    const [vendor] = category!.vendors;
    const value = [
      { ...category, gameCategory: 'BINGO' },
      { ...category, vendors: [vendor, { ...vendor, displayName: 7 }] },
    ];
    expect(await read('getVendorGameTypes', value)).toEqual({ data: [category] });
  });

  test('a category with no readable vendor is left out as a whole', async () => {
    const [category] = sampleValues.getVendorGameTypes;
    const empty = { ...category, vendors: [{ ...category!.vendors[0], displayName: 7 }] };
    expect(await read('getVendorGameTypes', [empty, category])).toEqual({ data: [category] });
  });

  test('an entry of customer service of an unknown kind is left out', async () => {
    const { pathList } = sampleValues.getCustomerService.version;
    const value = { version: { pathList: [...pathList, { csType: 'FAX', type: 1, path: 'https://fax.example/' }] } };
    expect(await read('getCustomerService', value)).toEqual({ data: sampleValues.getCustomerService });
  });

  test('a wallet that cannot be read makes the reply unreadable, because the sum would be wrong', async () => {
    const { wallets } = sampleValues.getWallet;
    const value = { ...sampleValues.getWallet, wallets: [...wallets, { code: 'MSN', name: 'Mesona' }] };
    expect((await read('getWallet', value)).error).toMatchObject({ code: 'REPLY_INVALID' });
  });

  test('a draw with an unreadable number is left out, and is not shown with fewer numbers', async () => {
    const [draw] = sampleValues.getDraws.content;
    const bad = { ...draw, numbers: [...draw!.numbers.slice(1), { digit: 7 }] };
    const value = { ...sampleValues.getDraws, content: [bad, draw] };
    expect((await read('getDraws', value)).data).toMatchObject({ content: [draw] });
  });

  test('the reply to a request that changes something is never repaired', async () => {
    const value = { ...sampleValues.addFavoriteGame, success: 'yes' };
    expect((await read('addFavoriteGame', value)).error).toMatchObject({ code: 'REPLY_INVALID' });
  });
});
