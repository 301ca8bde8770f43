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
    ['with an empty name', { ...first, gameName: '' }],
    ['with an empty id', { ...first, nodeId: '' }],
    ['that is null', null],
  ])('a game %s is removed and logged, and the others are shown', async (_kind, game) => {
    expect(await read('getHotGames', { list: [game, second] })).toEqual({ data: { list: [second] } });
    expect(warn).toHaveBeenCalledExactlyOnceWith('getHotGames: entries that cannot be read were left out.', [
      expect.stringMatching(/^list\.0/),
    ]);
  });

  test('a list without a readable entry is an error, and not an empty list', async () => {
    const bad = { ...first, gameType: 'BINGO' };
    for (const list of [[bad], [bad, bad]])
      expect((await read('getHotGames', { list })).error).toMatchObject({ code: 'REPLY_INVALID' });
    expect(warn).not.toHaveBeenCalled();
  });

  test('an empty list is returned as an empty list', async () => {
    expect(await read('getHotGames', { list: [] })).toEqual({ data: { list: [] } });
  });

  test('an unknown category is removed, and a vendor without a code is removed from its category', async () => {
    const [category] = sampleValues.getVendorGameTypes;
    const [vendor] = category!.vendors;
    const value = [
      { ...category, gameCategory: 'BINGO' },
      { ...category, vendors: [vendor, { ...vendor, vassalage: 7 }] },
    ];
    expect(await read('getVendorGameTypes', value)).toEqual({ data: [category] });
  });

  test('a category without a readable vendor is removed', async () => {
    const [category] = sampleValues.getVendorGameTypes;
    const empty = { ...category, vendors: [{ ...category!.vendors[0], vassalage: 7 }] };
    expect(await read('getVendorGameTypes', [empty, category])).toEqual({ data: [category] });
  });

  test('a customer service entry of an unknown kind is removed', async () => {
    const { pathList } = sampleValues.getCustomerService.version;
    const value = { version: { pathList: [...pathList, { csType: 'FAX', type: 1, path: 'https://fax.example/' }] } };
    expect(await read('getCustomerService', value)).toEqual({ data: sampleValues.getCustomerService });
  });

  test('an unreadable wallet makes the reply invalid, because the sum would be wrong', async () => {
    const { wallets } = sampleValues.getWallet;
    const value = { ...sampleValues.getWallet, wallets: [...wallets, { code: 'MSN', name: 'Mesona' }] };
    expect((await read('getWallet', value)).error).toMatchObject({ code: 'REPLY_INVALID' });
  });

  test('a draw with an unreadable number is removed, and not shown with fewer numbers', async () => {
    const [draw] = sampleValues.getDraws.content;
    const bad = { ...draw, numbers: [...draw!.numbers.slice(1), { digit: 7 }] };
    const value = { ...sampleValues.getDraws, content: [bad, draw] };
    expect((await read('getDraws', value)).data).toMatchObject({ content: [draw] });
  });

  test('a long list of unreadable entries is logged in one line, with their number', async () => {
    const bad = Array.from({ length: 10_000 }, () => ({ ...first, gameType: 'BINGO' }));
    expect(await read('getHotGames', { list: [...bad, second] })).toEqual({ data: { list: [second] } });
    const [[, logged]] = warn.mock.calls as [[string, string[]]];
    expect([warn.mock.calls.length, logged.length, logged.at(-1)]).toEqual([1, 6, 'and 9995 more']);
  });

  test('the reply to a request that changes something is never repaired', async () => {
    const value = { ...sampleValues.addFavoriteGame, success: 'yes' };
    expect((await read('addFavoriteGame', value)).error).toMatchObject({ code: 'REPLY_INVALID' });
  });
});

describe('an optional field that cannot be read', () => {
  const readGame = async (fields: object) => {
    const { data } = await read('getHotGames', { list: [{ ...first, ...fields }] });
    return (data as { list: unknown[] } | undefined)?.list[0];
  };

  test.each([
    [
      { isNew: 1, isHot: '0', isLive: 'true' },
      { isNew: true, isHot: false, isLive: true },
    ],
    [
      { isJackpot: 'false', isInMaintenance: 0 },
      { isJackpot: false, isInMaintenance: false },
    ],
    [{ minStake: 10 }, { minStake: '10' }],
    [
      { gameCode: 5, gameGroupId: 6, roomId: 7 },
      { gameCode: '5', gameGroupId: '6', roomId: '7' },
    ],
    [{ supportPlay: ['REAL', 'FREE'] }, { supportPlay: 'REAL,FREE' }],
  ])('does not remove its game, and %j is converted', async (sent, expected) => {
    expect(await readGame(sent)).toMatchObject(expected);
    expect(warn).not.toHaveBeenCalled();
  });

  test.each<[string, unknown, unknown]>([
    ['isNew', 'maybe', false],
    ['isJackpot', {}, undefined],
    ['minStake', 'a lot', undefined],
    ['supportPlay', 7, ''],
    ['mobileLargeIcon', { url: '/one.png' }, ''],
    ['localName', 7, undefined],
    ['lottoMode', {}, undefined],
  ])('%s is removed and logged, without removing its game', async (name, sent, expected) => {
    const game = (await readGame({ [name]: sent })) as Record<string, unknown>;
    expect([game.gameName, game[name]]).toEqual([first!.gameName, expected]);
    expect(warn).toHaveBeenCalledExactlyOnceWith('getHotGames: entries that cannot be read were left out.', [
      expect.stringContaining(`list.0.${name}`),
    ]);
  });

  test('of a vendor, or an unreadable class, does not remove the vendor', async () => {
    const [category] = sampleValues.getVendorGameTypes;
    const [vendor] = category!.vendors;
    const readVendor = async (fields: object) =>
      (await read('getVendorGameTypes', [{ ...category, vendors: [{ ...vendor, ...fields }] }])).data;
    const good = { code: 'megaways', name: 'Megaways' };
    const withClasses = (classifications: object[]) => [{ vendors: [{ vassalage: 'ACME', classifications }] }];
    expect(await readVendor({ classifications: [{ name: 'Nothing' }, good] })).toMatchObject(withClasses([good]));
    expect(await readVendor({ classifications: [{ name: 'Nothing' }] })).toMatchObject(withClasses([]));
    expect(await readVendor({ classifications: [{ ...good, code: 5 }] })).toMatchObject(
      withClasses([{ ...good, code: '5' }]),
    );
    expect(await readVendor({ gameCount: 'many', isGpi: 1 })).toMatchObject([{ vendors: [{ isGpi: true }] }]);
  });

  test.each([[{}], ['none'], [[{ code: 'MAIN' }]]])(
    'is never the list of wallets: %j would show all money in the main wallet',
    async (wallets) => {
      const value = { currencySymbol: '৳', sumBalance: '5', wallets };
      expect((await read('getWallet', value)).error).toMatchObject({ code: 'REPLY_INVALID' });
    },
  );

  test('of a customer service entry is never its type, because its path may be encrypted', async () => {
    const pathList = [
      { csType: 'CS', path: 'https://help.example/' },
      { csType: 'WHATSAPP', type: '3', path: 'c2VjcmV0' },
    ];
    const { data } = await read('getCustomerService', { version: { pathList } });
    expect(data).toEqual({ version: { pathList: [{ ...pathList[0], type: 1 }] } });
  });

  test('of a call without a second schema removes its entry', async () => {
    const [draw] = sampleValues.getDraws.content;
    const value = { ...sampleValues.getDraws, content: [{ ...draw, numbers: {} }, draw] };
    expect((await read('getDraws', value)).data).toMatchObject({ content: [draw] });
  });
});

describe('a group of announcements that cannot be read', () => {
  const { banners } = sampleValues.getAnnouncements;

  test.each([[{ content: null }], [[]], ['none'], [{ content: [{ id: 1 }] }]])(
    'with content %j does not remove the banners, and is logged',
    async (player) => {
      const { data } = await read('getAnnouncements', { banners, player, popup: { content: [] } });
      expect(data).toMatchObject({ banners, player: { content: [] } });
      expect(warn).toHaveBeenCalledOnce();
    },
  );

  test.each([{ error: 'x' }, {}, { banners: null }, { banners: 'none', player: [] }])(
    'makes the reply an error if no other group is readable: %j',
    async (value) => {
      expect(await read('getAnnouncements', value)).toMatchObject({ error: { code: 'REPLY_INVALID' } });
    },
  );
});
