import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type CallName, calls } from '../contract/calls.ts';
import { gameIconCandidates, toGame } from '../games/games.transform.ts';
import { callsWithoutValue } from '../testing/callsWithoutValue.ts';
import { exchangeOnce } from '../testing/exchangeOnce.ts';
import { sampleValues } from '../testing/samples.ts';
import { testMerchantInDialect } from '../testing/testDialect.ts';
import { testMerchant } from '../testing/testMerchant.ts';

/** The result of a call whose reply is this body, with the status 200. */
const readBody = (name: CallName, body: unknown) =>
  exchangeOnce(calls[name], { fetch: async () => Response.json(body) });
/** The result of a call whose reply has this value. */
const read = (name: CallName, value: unknown) => readBody(name, { success: true, value });

// The client logs parts that it removes.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

describe('a game of a gateway that follows only the specification', () => {
  const minimum = { nodeId: 7, gameId: 'g7', gameName: 'Seven', gameType: 'RNG', vassalage: 'ACME' };

  test('is read with five fields, shows its vendor code, and has no badge or picture', async () => {
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

  test('is read by the alternative field names of the specification, with its picture by address', async () => {
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

  test('without a folder has a picture directly below the merchant code', async () => {
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

  test('with a number as id that JavaScript cannot read exactly is removed from its list', async () => {
    const games = [7, 1.5].map((nodeId) => JSON.stringify({ ...minimum, nodeId }));
    const inexact = games[0]!.replace('"nodeId":7', '"nodeId":1234567890123456789');
    const text = `{"success":true,"value":{"list":[${[...games, inexact].join()}]}}`;
    const { data } = await exchangeOnce(calls.getHotGames, { fetch: async () => new Response(text) });
    expect((data as { list: { nodeId: string }[] }).list.map(({ nodeId }) => nodeId)).toEqual(['7']);
  });

  test('without a name is removed from its list; a list in which no game has a name is an error', async () => {
    const nameless = { ...minimum, gameName: undefined };
    expect(await read('getHotGames', { list: [nameless, minimum] })).toMatchObject({ data: { list: [{}] } });
    expect(await read('getHotGames', { list: [nameless] })).toMatchObject({ error: { code: 'REPLY_INVALID' } });
  });
});

describe('a reply with only a success flag', () => {
  test.each(['addFavoriteGame', 'removeFavoriteGame', 'checkAffiliateCode', 'addRecentGame'] as const)(
    'of %s is read if success is in the envelope or in the value',
    async (name) => {
      expect(await readBody(name, { success: true })).toEqual({ data: { success: true } });
      expect(await readBody(name, { success: true, code: 0, value: null })).toEqual({ data: { success: true } });
      expect(await readBody(name, { success: false })).toEqual({ data: { success: false } });
      expect(await readBody(name, { success: true, value: { success: false } })).toEqual({ data: { success: false } });
    },
  );

  test('with an error code is a failure', async () => {
    expect(await readBody('addFavoriteGame', { success: false, code: 'NOT_FOUND' })).toMatchObject({
      error: { code: 'NOT_FOUND' },
    });
  });

  test.each(callsWithoutValue)('is enough for %s, because no screen needs its value', async (name) => {
    expect(await readBody(name, { success: true })).toHaveProperty('data');
    expect(await readBody(name, { success: true, value: null })).toHaveProperty('data');
    expect(await readBody(name, { success: false })).toMatchObject({ error: { code: 'REPLY_INVALID' } });
  });

  test('is not enough for a transfer, because the amounts are missing', async () => {
    expect(await readBody('transfer', { success: true })).toMatchObject({ error: { code: 'REPLY_INVALID' } });
  });
});

describe('a refusal in the value', () => {
  test.each([...callsWithoutValue, 'getRegistrationConfig', 'getAnnouncements', 'getPersonalInfo'] as const)(
    'of %s is a failure with its code',
    async (name) => {
      const refusal = { success: false, code: 'PASSWORD_WRONG', message: 'no' };
      expect(await read(name, refusal)).toEqual({ error: { code: 'PASSWORD_WRONG', status: 200, message: 'no' } });
      expect(await read(name, { ...refusal, code: 17 })).toMatchObject({ error: { code: '17' } });
      expect(await read(name, { success: false })).toMatchObject({ error: { code: 'REPLY_INVALID' } });
    },
  );

  test.each([...callsWithoutValue, 'addFavoriteGame'] as const)(
    'that is the complete bare reply of %s is a failure with its code',
    async (name) => {
      const fetch = async () => Response.json({ success: false, code: 'PASSWORD_WRONG' });
      const options = { merchant: testMerchantInDialect({ replies: 'bare' }), fetch };
      expect(await exchangeOnce(calls[name], options)).toMatchObject({ error: { code: 'PASSWORD_WRONG' } });
    },
  );
});

describe('an envelope with null for missing fields', () => {
  test('is a success if success is true', async () => {
    const body = { success: true, code: null, message: null, value: sampleValues.login };
    expect(await readBody('login', body)).toEqual({ data: sampleValues.login });
  });

  test('and 401 is a failure with its code, even if the code is a number', async () => {
    for (const code of ['SESSION_INVALID', 401001]) {
      const fetch = async () => Response.json({ success: false, code, message: null, value: null }, { status: 401 });
      const message = `getMemberInfo failed with ${code}`;
      expect(await exchangeOnce(calls.getMemberInfo, { fetch })).toEqual({
        error: { code: String(code), status: 401, message },
      });
    }
  });
});

describe('null in a value is a missing field', () => {
  test('of a session', async () => {
    const { merchantCode: _, deviceToken: _device, ...session } = sampleValues.login;
    expect(await read('login', { ...session, merchantCode: null, deviceToken: null })).toEqual({ data: session });
  });

  test("of a member's label", async () => {
    const { clubLabel: _, ...member } = sampleValues.getMemberInfo;
    expect(await read('getMemberInfo', { ...member, clubLabel: { labelName: null } })).toEqual({ data: member });
  });

  test('of a registration rule', async () => {
    const { username, password } = sampleValues.getRegistrationConfig;
    const value = { username: { ...username, pattern: null }, password, email: null };
    expect(await read('getRegistrationConfig', value)).toEqual({ data: { username, password } });
  });

  test('of a captcha', async () => {
    const value = { captchaId: 'one', image: 'iVBORw0KGgo=', challenge: null };
    expect(await read('getCaptcha', value)).toEqual({ data: { captchaId: 'one', image: 'iVBORw0KGgo=' } });
  });

  test('except null for a limit, which means no limit', async () => {
    const limits = sampleValues.getSaferPlay.limits.map((limit) => ({ ...limit, left: null, loosening: null }));
    const { data } = await read('getSaferPlay', { ...sampleValues.getSaferPlay, limits });
    const read0 = (data as { limits: Record<string, unknown>[] }).limits[0]!;
    expect([read0.left, 'loosening' in read0]).toEqual([null, false]);
  });
});

test.each([
  [{ captchaId: null }, ''],
  [{ captchaId: 7 }, '7'],
  [{ captchaId: '7', challenge: { algorithm: 'SHA-1' } }, '7'],
])('a captcha with %j is read, without an unreadable challenge', async (fields, captchaId) => {
  const image = 'iVBORw0KGgo=';
  expect(await read('getCaptcha', { image, ...fields })).toEqual({ data: { captchaId, image } });
});

test.each(['data:image/svg+xml,<svg/>', 'data:image/svg+xml;base64,PHN2Zz4='])(
  'a captcha with an SVG picture is an error, because the form cannot show it: %s',
  async (image) => {
    expect(await read('getCaptcha', { captchaId: 'one', image })).toMatchObject({ error: { code: 'REPLY_INVALID' } });
  },
);

test.each(['envelope', 'bare'] as const)(
  'a reply nested 20,000 levels deep is invalid and not a network error: %s',
  async (replies) => {
    const merchant = testMerchantInDialect({ replies });
    const value = '['.repeat(20_000) + ']'.repeat(20_000);
    for (const text of [value, `{"success":true,"value":${value}}`, `{"success":true,"value":{"list":${value}}}`]) {
      const options = { merchant, fetch: async () => new Response(text) };
      for (const name of ['getHotGames', 'getHelp', 'transfer'] as const)
        expect(await exchangeOnce(calls[name], options)).toMatchObject({ error: { code: 'REPLY_INVALID' } });
    }
  },
);

describe('a session', () => {
  const { firstTimeLogin: _, ...session } = sampleValues.login;

  test.each(['login', 'socialLogin', 'freePlay'] as const)(
    'of %s is read with its type as a text, and without firstTimeLogin or with a number for it',
    async (name) => {
      const expected = { data: { token: session.token, type: 0, firstTimeLogin: false } };
      for (const fields of [{}, { firstTimeLogin: null }, { firstTimeLogin: 0 }])
        expect(await read(name, { ...session, type: '0', ...fields })).toMatchObject(expected);
    },
  );

  test('without a type or a token is an error', async () => {
    for (const field of ['type', 'token', 'userName'])
      expect(await read('login', { ...session, [field]: null })).toMatchObject({ error: { code: 'REPLY_INVALID' } });
  });
});

describe('the account', () => {
  test('without wallets has the whole balance in the main wallet', async () => {
    expect(await read('getWallet', { currencySymbol: '৳', sumBalance: 12.5 })).toMatchObject({
      data: { sumBalance: '12.5', wallets: [{ code: 'MAIN', balance: '12.5' }] },
    });
  });

  test('with a balance that is not an exact decimal is an error', async () => {
    const value = { currencySymbol: '৳', sumBalance: 0.1 + 0.2 };
    expect(await read('getWallet', value)).toMatchObject({ error: { code: 'REPLY_INVALID' } });
  });

  test.each(['99999999999999.99', '123456789012345.6789'])(
    'with the number %s is an error, because JavaScript reads another amount',
    async (sumBalance) => {
      const text = `{"success":true,"value":{"currencySymbol":"৳","sumBalance":${sumBalance}}}`;
      const fetch = async () => new Response(text);
      expect(await exchangeOnce(calls.getWallet, { fetch })).toMatchObject({ error: { code: 'REPLY_INVALID' } });
    },
  );

  test('with a wallet without a name shows the code of the wallet', async () => {
    const value = { currencySymbol: '৳', sumBalance: '5', wallets: [{ code: 'ACME', name: null, balance: 5 }] };
    expect(await read('getWallet', value)).toMatchObject({
      data: { wallets: [{ code: 'ACME', name: 'ACME', balance: '5' }] },
    });
  });

  test('has no nickname if the gateway sends null', async () => {
    const value = { id: 4, type: 0, nickname: null, account: 'amina', clubLabel: null };
    expect(await read('getMemberInfo', value)).toEqual({ data: { id: '4', type: 0, nickname: '', account: 'amina' } });
  });
});

test('announcements are read without the groups, texts and banner ids that are not in the specification', async () => {
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

test('a customer service entry without a type opens by its path, or else by the chat link', async () => {
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

test('the system status is read without the server time', async () => {
  expect(await read('getSystemStatus', { maintenance: true })).toMatchObject({
    data: { maintenance: true, regionRestriction: false },
  });
});

test.each(Object.keys(calls) as CallName[])(
  'the sample of %s is read unchanged, without the minimum schema',
  async (name) => {
    expect(await read(name, sampleValues[name])).toMatchObject({ data: sampleValues[name] });
  },
);
