import { afterEach, describe, expect, test, vi } from 'vitest';
import { type CallName, calls } from '../contract/calls.ts';
import { gameIconCandidates, toGame } from '../games/games.transform.ts';
import { exchangeOnce } from '../testing/exchangeOnce.ts';
import { sampleValues } from '../testing/samples.ts';
import { testMerchant } from '../testing/testMerchant.ts';

/** The result of a call whose reply is this body, with the status 200. */
const readBody = (name: CallName, body: unknown) =>
  exchangeOnce(calls[name], { fetch: async () => Response.json(body) });
/** The result of a call whose reply has this value. */
const read = (name: CallName, value: unknown) => readBody(name, { success: true, value });

afterEach(() => vi.useRealTimers());

describe('a game of a gateway that follows only the specification', () => {
  const minimum = { nodeId: 7, gameId: 'g7', gameName: 'Seven', gameType: 'RNG', vassalage: 'ACME' };

  test('is read with five fields, shows the code of its vendor, and has no badge and no picture', async () => {
    const { data } = await read('getHotGames', { list: [minimum] });
    const [game] = (data as { list: Parameters<typeof toGame>[0][] }).list.map(toGame);
    expect(game).toMatchObject({
      id: '7',
      name: 'Seven',
      vendorName: 'ACME',
      isNew: false,
      isHot: false,
      isLive: false,
    });
    expect(gameIconCandidates(game!, testMerchant())).toEqual([]);
  });

  test('is read by the other names of the specification, and its picture by an address', async () => {
    const list = [
      {
        nodeId: 'n1',
        nodeName: 'One',
        gameType: 'LIVE',
        vendorCode: 'ACME',
        roomId: 4,
        iconUrl: 'https://pictures.example/one.png',
      },
    ];
    const { data } = await read('getHotGames', { list });
    const [game] = (data as { list: Parameters<typeof toGame>[0][] }).list.map(toGame);
    expect(game).toMatchObject({ id: 'n1', name: 'One', vendorCode: 'ACME', roomId: '4' });
    expect(gameIconCandidates(game!, testMerchant())).toEqual(['https://pictures.example/one.png']);
  });

  test('has a picture without a folder directly below the code of the merchant', async () => {
    const { data } = await read('getHotGames', { list: [{ ...minimum, showIcon: 'seven.png', mobileFolder: null }] });
    const [game] = (data as { list: Parameters<typeof toGame>[0][] }).list.map(toGame);
    expect(gameIconCandidates(game!, testMerchant())[0]).toMatch(/\/TESTMERCHANT\/seven\.png$/);
  });

  test.each(['getFavoriteGames', 'getFavoriteGamesAll'] as const)('is read in %s without pageNum', async (name) => {
    expect(await read(name, { content: [minimum], totalPages: 3 })).toMatchObject({
      data: { content: [{ gameName: 'Seven' }], totalPages: 3 },
    });
  });

  test('is read in the game list, the popular games and the recent games', async () => {
    expect(await read('getGameList', { games: [minimum], totalPages: 1 })).toMatchObject({ data: { games: [{}] } });
    for (const name of ['getPopularGames', 'getRecentGames'] as const)
      expect(await read(name, { list: [minimum] })).toMatchObject({ data: { list: [{ gameName: 'Seven' }] } });
  });

  test('without a name is left out, and a list of such games is an error', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const nameless = { ...minimum, gameName: undefined };
    expect(await read('getHotGames', { list: [nameless, minimum] })).toMatchObject({ data: { list: [{}] } });
    expect(await read('getHotGames', { list: [nameless] })).toMatchObject({ error: { code: 'REPLY_INVALID' } });
  });
});

describe('vendors', () => {
  test('are read as a list of names, and a name is the code too', async () => {
    const value = [{ gameCategory: 'RNG', vendorNames: ['ACME', 'BETA'] }];
    expect(await read('getVendorGameTypes', value)).toMatchObject({
      data: [{ gameCategory: 'RNG', vendors: [{ vassalage: 'ACME', displayName: 'ACME' }, { vassalage: 'BETA' }] }],
    });
  });

  test('are read as objects with only a code, and an unreadable one is left out alone', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const value = [
      { gameCategory: 'RNG', vendorNames: [{ vendorCode: 'ACME', accountTypeName: 'Acme' }, { name: 'Beta' }] },
    ];
    expect(await read('getVendorGameTypes', value)).toMatchObject({
      data: [{ vendors: [{ vassalage: 'ACME', displayName: 'ACME', accountTypeName: 'Acme', classifications: [] }] }],
    });
  });
});

describe('a reply that only says success', () => {
  test.each(['addFavoriteGame', 'removeFavoriteGame', 'checkAffiliateCode', 'addRecentGame'] as const)(
    'of %s is read beside the value as it is in it',
    async (name) => {
      expect(await readBody(name, { success: true })).toEqual({ data: { success: true } });
      expect(await readBody(name, { success: false })).toEqual({ data: { success: false } });
      expect(await readBody(name, { success: true, value: { success: false } })).toEqual({ data: { success: false } });
    },
  );

  test('with a code is a failure', async () => {
    expect(await readBody('addFavoriteGame', { success: false, code: 'NOT_FOUND' })).toMatchObject({
      error: { code: 'NOT_FOUND' },
    });
  });

  test.each(['logout', 'changePassword', 'setPasswordEmail', 'markAsRead', 'register'] as const)(
    'is enough for %s, whose value no screen needs',
    async (name) => {
      expect(await readBody(name, { success: true })).toHaveProperty('data');
      expect(await readBody(name, { success: false })).toMatchObject({ error: { code: 'REPLY_INVALID' } });
    },
  );

  test('is not enough for a transfer: its amounts are missing', async () => {
    expect(await readBody('transfer', { success: true })).toMatchObject({ error: { code: 'REPLY_INVALID' } });
  });
});

describe('a code by SMS', () => {
  const now = Date.parse('2026-03-01T12:00:00.000Z');
  test.each([
    ['minutes', { expiredMinutes: 3 }, 3, '2026-03-01T12:03:00.000Z'],
    ['a time in ISO 8601', { expirationTime: '2026-03-01T12:05:00Z' }, 5, '2026-03-01T12:05:00.000Z'],
    ['a time in milliseconds', { expirationTime: now + 300_000 }, 5, '2026-03-01T12:05:00.000Z'],
    ['a time in seconds', { expirationTime: now / 1000 + 300 }, 5, '2026-03-01T12:05:00.000Z'],
    ['a time in the past by the clock of the phone', { expirationTime: now - 300_000 }, 1, '2026-03-01T11:55:00.000Z'],
  ])('is read with only %s', async (_, value, expiredMinutes, expirationTime) => {
    vi.useFakeTimers({ now, toFake: ['Date'] });
    expect(await read('sendSmsCode', value)).toEqual({ data: { expiredMinutes, expirationTime } });
  });

  test.each([{}, { expirationTime: 'soon' }, { expiredMinutes: '5' }, { expirationTime: '' }])(
    'is an error with %j',
    async (value) => {
      expect(await read('sendSmsCode', value)).toMatchObject({ error: { code: 'REPLY_INVALID' } });
    },
  );
});

describe('the account', () => {
  test('without wallets has its whole balance in the main wallet', async () => {
    expect(await read('getWallet', { currencySymbol: '৳', sumBalance: 12.5 })).toMatchObject({
      data: { sumBalance: '12.5', wallets: [{ code: 'MAIN', balance: '12.5' }] },
    });
  });

  test('with a balance that is no exact decimal is an error', async () => {
    const value = { currencySymbol: '৳', sumBalance: 0.1 + 0.2 };
    expect(await read('getWallet', value)).toMatchObject({ error: { code: 'REPLY_INVALID' } });
  });

  test('has no nickname if the gateway sends null', async () => {
    const value = { id: 4, type: 0, nickname: null, account: 'amina', clubLabel: null };
    expect(await read('getMemberInfo', value)).toEqual({ data: { id: '4', type: 0, nickname: '', account: 'amina' } });
  });
});

test('announcements are read without groups, texts and identities of banners that the specification does not name', async () => {
  const value = {
    banners: { content: [{ groupName: 'm_home', url: '/one.webp' }] },
    player: { content: [{ id: 3, announcementId: 'PL-3', title: 'Hello', read: false }] },
  };
  expect(await read('getAnnouncements', value)).toEqual({
    data: {
      banners: { content: [{ id: '/one.webp', groupName: 'm_home', title: '', url: '/one.webp' }] },
      player: { content: [{ id: '3', announcementId: 'PL-3', title: 'Hello', content: '', read: false }] },
      popup: { content: [] },
    },
  });
});

test('an entry of customer service without a type opens by its path, or by the chat link without one', async () => {
  const pathList = [{ csType: 'CS', path: 'https://help.example/' }, { csType: 'LIVECHAT' }];
  expect(await read('getCustomerService', { version: { pathList } })).toEqual({
    data: {
      version: {
        pathList: [
          { csType: 'CS', type: 1, path: 'https://help.example/' },
          { csType: 'LIVECHAT', type: 2, path: '' },
        ],
      },
    },
  });
});

test('the system status is read without the time of the server', async () => {
  expect(await read('getSystemStatus', { maintenance: true })).toMatchObject({
    data: { maintenance: true, regionRestriction: false },
  });
});

test.each(Object.keys(calls) as CallName[])(
  'the sample of %s stays as it is: it needs no second reading',
  async (name) => {
    expect(await read(name, sampleValues[name])).toMatchObject({ data: sampleValues[name] });
  },
);
