import { HttpResponse } from 'msw';
import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { calls } from '../contract/calls.ts';
import { answer, answerRaw } from '../testing/answers.ts';
import { startNetwork } from '../testing/network.ts';
import { sampleGame, sampleValues } from '../testing/samples.ts';
import { testMerchant } from '../testing/testMerchant.ts';
import { createTestStore, testSession } from '../testing/testStore.ts';
import { gameListsApi } from './gameLists.api.ts';
import { gameIconCandidates, toGame } from './games.transform.ts';
import { launchApi } from './launchGame.api.ts';

const network = startNetwork();
const parameters = ({ url }: Request) => Object.fromEntries(new URL(url).searchParams);

describe('hot games', () => {
  async function asked(language: string) {
    let query: unknown;
    network.use(answer(calls.getHotGames, (request) => ((query = parameters(request)), sampleValues.getHotGames)));
    const { data } = await createTestStore({ language }).dispatch(
      gameListsApi.endpoints.getHotGames.initiate({ language }),
    );
    expect(data?.map(({ name }) => name)).toEqual(['Game 1', 'Game 2']);
    return query;
  }

  test.each([
    ['UR', 'EN'],
    ['BN', 'BN'],
    ['EN', 'EN'],
  ])('[API-04] hot games send language %s as %s, isPlatform 2, platform html5', async (language, sent) => {
    expect(await asked(language)).toEqual({
      merchantCode: 'testmerchant',
      isPlatform: '2',
      platform: 'html5',
      language: sent,
    });
  });
});

test("[API-04] vendor game types send typeId '1' and return categories in the gateway's order", async () => {
  let query: unknown;
  network.use(
    answer(calls.getVendorGameTypes, (request) => ((query = parameters(request)), sampleValues.getVendorGameTypes)),
  );
  const { data } = await createTestStore().dispatch(gameListsApi.endpoints.getVendorGameTypes.initiate());
  expect(query).toEqual({ typeId: '1', merchant_code: 'testmerchant' });
  expect(data).toEqual([
    {
      gameType: 'RNG',
      vendors: [
        {
          code: 'ACME',
          name: 'Acme Games',
          accountTypeName: 'ACME wallet',
          classifications: [{ code: 'megaways', name: 'Megaways' }],
          logoPath: 'acme-mobile/logo.svg',
          gameCount: 120,
          isGpi: false,
        },
      ],
    },
  ]);
});

test('a category and a vendor that the gateway repeats are merged, and no vendor is lost', async () => {
  const [category] = sampleValues.getVendorGameTypes;
  const [acme] = category!.vendors;
  const nova = { ...acme!, vassalage: 'NOVA', displayName: 'Nova' };
  const value = [
    { ...category!, vendors: [acme!, acme!] },
    { ...category!, gameCategory: 'FISH' as const },
    { ...category!, vendors: [nova, acme!] },
  ];
  network.use(answer(calls.getVendorGameTypes, value));
  const { data } = await createTestStore().dispatch(gameListsApi.endpoints.getVendorGameTypes.initiate());
  expect(data?.map(({ gameType, vendors }) => [gameType, ...vendors.map(({ code }) => code)])).toEqual([
    ['RNG', 'ACME', 'NOVA'],
    ['FISH', 'ACME'],
  ]);
});

describe('game list', () => {
  /** A catalogue of three pages. */
  function catalogue(totalPages = 3) {
    const asked: Record<string, string>[] = [];
    network.use(
      answer(calls.getGameList, (request) => {
        const query = parameters(request);
        asked.push(query);
        // The gateway always replies with page 1, so clients must count pages themselves.
        return { games: [sampleGame(Number(query.pageNo))], pageNum: 1, totalPages };
      }),
    );
    return asked;
  }
  const { gameList } = gameListsApi.endpoints;
  const filter = {
    language: 'EN',
    gameType: 'RNG',
    vendorCode: 'ACME',
    classification: 'megaways',
    search: 'sun & moon',
    isNew: true,
  } as const;

  test("[API-04] sends clientType 2, platform html5, 25 per page, and the filter in the gateway's terms", async () => {
    const asked = catalogue();
    await createTestStore().dispatch(gameList.initiate(filter));
    expect(asked).toEqual([
      {
        merchant: 'testmerchant',
        clientType: '2',
        platform: 'html5',
        language: 'EN',
        gameType: 'RNG',
        vassalage: 'ACME',
        gameClassify: 'megaways',
        gameName: 'sun & moon',
        isNew: '1',
        pageNo: '1',
        pageSize: '25',
      },
    ]);
    expect(safeParse(calls.getGameList.query!, asked[0]).success).toBe(true);
  });

  test('the next page is appended until the last page', async () => {
    catalogue();
    const store = createTestStore();
    await store.dispatch(gameList.initiate({ language: 'EN' }));
    const next = () => store.dispatch(gameList.initiate({ language: 'EN' }, { direction: 'forward' }));
    await next();
    const { hasNextPage, data } = await next();
    expect(data?.pages.flatMap(({ games }) => games.map(({ id }) => id))).toEqual(['node-1', 'node-2', 'node-3']);
    expect(hasNextPage).toBe(false);
  });

  /**
   * Simulates a gateway that returns `next` and has this number of pages with one game each. Returns the requested page
   * numbers and positions.
   */
  function positions(pages: number) {
    const asked: string[] = [];
    network.use(
      answer(calls.getGameList, (request) => {
        expect(safeParse(calls.getGameList.query!, parameters(request)).success).toBe(true);
        const { pageNo, after } = parameters(request);
        asked.push(`${pageNo} after ${after}`);
        const nth = after === undefined ? 1 : Number(after.slice('end of '.length)) + 1;
        return {
          games: [sampleGame(nth)],
          pageNum: 1,
          // This number changes with each reply, so it does not show the end of the list.
          totalPages: nth === 1 ? 2 : 99,
          ...(nth < pages && { next: `end of ${nth}` }),
        };
      }),
    );
    return asked;
  }

  test('[LIST-13] with `next`, the next page starts after it, and a page without `next` is the last page', async () => {
    const asked = positions(4);
    const store = createTestStore();
    await store.dispatch(gameList.initiate({ language: 'EN' }));
    const next = () => store.dispatch(gameList.initiate({ language: 'EN' }, { direction: 'forward' }));
    expect((await next()).hasNextPage).toBe(true);
    expect((await next()).hasNextPage).toBe(true);
    const { hasNextPage, data } = await next();
    expect(asked).toEqual(['1 after undefined', '2 after end of 1', '3 after end of 2', '4 after end of 3']);
    expect(data?.pages.flatMap(({ games }) => games.map(({ id }) => id))).toEqual(
      [1, 2, 3, 4].map((nth) => `node-${nth}`),
    );
    expect(hasNextPage).toBe(false);
  });

  test('[LIST-13] when requested again, each page uses the new `next` of the previous page', async () => {
    positions(3);
    const store = createTestStore();
    await store.dispatch(gameList.initiate({ language: 'EN' }));
    await store.dispatch(gameList.initiate({ language: 'EN' }, { direction: 'forward' }));
    const asked: string[] = [];
    network.use(
      answer(calls.getGameList, (request) => {
        const { after } = parameters(request);
        asked.push(`after ${after}`);
        return { games: [], pageNum: 1, totalPages: 9, next: 'another end' };
      }),
    );
    await store.dispatch(gameList.initiate({ language: 'EN' }, { forceRefetch: true }));
    expect(asked).toEqual(['after undefined', 'after another end']);
  });

  test('an empty `next` on the last page requests no further page', async () => {
    network.use(answer(calls.getGameList, { games: [sampleGame()], pageNum: 1, totalPages: 1, next: '' }));
    const { hasNextPage } = await createTestStore().dispatch(gameList.initiate({ language: 'EN' }));
    expect(hasNextPage).toBe(false);
  });

  test('an empty list has no next page', async () => {
    network.use(answer(calls.getGameList, { games: [], pageNum: 1, totalPages: 0 }));
    const { data, hasNextPage } = await createTestStore().dispatch(gameList.initiate({ language: 'EN' }));
    expect(data?.pages).toEqual([{ games: [], totalPages: 0 }]);
    expect(hasNextPage).toBe(false);
  });
});

describe('launch', () => {
  async function launch(game = toGame(sampleGame()), language = 'BN') {
    const sent: Record<string, string>[] = [];
    network.use(
      answerRaw(calls.launchGame, (request) => {
        sent.push(parameters(request));
        return HttpResponse.json({ success: true, value: sampleValues.launchGame });
      }),
    );
    const store = createTestStore({ session: testSession, language });
    const { data } = await store.dispatch(
      launchApi.endpoints.launchGame.initiate({ game, backUrl: '/m/gameList?type=hot' }),
    );
    expect(data).toEqual({ url: 'http://gateway.test/play/ticket-1' });
    expect(safeParse(calls.launchGame.query!, sent[0]).success).toBe(true);
    return sent[0];
  }

  test('sends category, vendor, game id, node id and supportPlay', async () => {
    expect(await launch()).toEqual({
      gameCategory: 'RNG',
      vassalage: 'ACME',
      gameId: 'game-1',
      nodeId: 'node-1',
      supportPlay: 'REAL,FREE',
      platform: 'html5',
      language: 'BN',
      backUrl: '/m/gameList?type=hot',
    });
  });

  test('a game with a room is launched by its room id', async () => {
    const sent = await launch(toGame(sampleGame(1, { roomId: 'room-9' })));
    expect(sent).toMatchObject({ roomId: 'room-9' });
    expect(sent).not.toHaveProperty('gameId');
  });
});

test.each([
  ['', '/play/ticket-1', '/play/ticket-1'],
  ['https://gw.example/api', '/play/ticket-1', 'https://gw.example/play/ticket-1'],
  ['https://gw.example/api', 'https://vendor.example/g', 'https://vendor.example/g'],
])('with the gateway at %j, %s is opened at %s', async (baseUrl, url, opened) => {
  const merchant = testMerchant();
  merchant.gateway = { ...merchant.gateway, baseUrl };
  network.use(answer({ ...calls.launchGame, path: `${baseUrl && '/api'}${calls.launchGame.path}` }, { url }));
  const { data } = await createTestStore({ session: testSession, merchant }).dispatch(
    launchApi.endpoints.launchGame.initiate({ game: toGame(sampleGame()) }),
  );
  expect(data).toEqual({ url: opened });
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example', ''])(
  'a launch reply with the address %j is invalid',
  async (url) => {
    network.use(answer(calls.launchGame, { url }));
    const { error } = await createTestStore({ session: testSession }).dispatch(
      launchApi.endpoints.launchGame.initiate({ game: toGame(sampleGame()) }),
    );
    expect(error).toMatchObject({ code: 'REPLY_INVALID' });
  },
);

test('[LIST-07] an icon path has image CDN, merchant in capitals and mobile folder, for each CDN in order', () => {
  expect(gameIconCandidates(toGame(sampleGame(7)), testMerchant())).toEqual([
    'http://pictures.test/TESTMERCHANT/acme-mobile/icon-7.webp',
    'http://spare-pictures.test/TESTMERCHANT/acme-mobile/icon-7.webp',
  ]);
});

test('an icon name with spaces or other scripts becomes a valid address', () => {
  const merchant = testMerchant({ cdn: { assetBase: '', imageCdn: ['/sandbox/cdn/'] } });
  const [address] = gameIconCandidates({ iconPath: 'acme mobile/সূর্য #1.webp' }, merchant);
  expect(address).toBe(`/sandbox/cdn/TESTMERCHANT/acme%20mobile/${encodeURIComponent('সূর্য #1.webp')}`);
});
