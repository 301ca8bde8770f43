import type { GameType, GameValue } from '@livery/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reserveDraw } from '../testing/testDraw.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { waitFor } from '@livery/config/wait-for';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  token = await gateway.tokenOf('demo3');
});
afterAll(() => gateway.close());

const gamesOf = async (gameType: GameType, pageSize = '30') =>
  (
    await gateway.call('getGameList', {
      query: { merchant: 'aurora', clientType: '2', platform: 'html5', language: 'EN', gameType, pageSize },
    })
  ).value.games;
const launch = ({ gameType, vassalage, nodeId, supportPlay }: GameValue, as = token) =>
  gateway.call('launchGame', {
    token: as,
    query: { gameCategory: gameType, vassalage, nodeId, supportPlay, platform: 'html5', language: 'EN' },
  });
const add = ({ nodeId, vassalage }: GameValue) =>
  gateway.call('addRecentGame', { token, query: { nodeId, vendor: vassalage } });
const recent = async (as = token) =>
  (await gateway.call('getRecentGames', { token: as })).value.list.map(({ nodeId }) => nodeId);

test('recent games are listed without repetition, the last opened first, at most 20, including launches', async () => {
  const games = await gamesOf('RNG');
  expect(await recent()).toEqual([]);
  for (const game of games.slice(0, 3)) expect((await add(game)).value).toEqual({ success: true });
  await add(games[0]!);
  expect(await recent()).toEqual([games[0], games[2], games[1]].map((game) => game!.nodeId));
  await launch(games[1]!);
  expect(await recent()).toEqual([games[1], games[0], games[2]].map((game) => game!.nodeId));
  for (const game of games.slice(3, 25)) await add(game);
  expect(await recent()).toEqual(
    games
      .slice(5, 25)
      .map(({ nodeId }) => nodeId)
      .toReversed(),
  );
});

test('recent games belong to one player, and an unknown game is rejected', async () => {
  const [game] = await gamesOf('FISH', '1');
  await add(game!);
  expect(await recent(await gateway.tokenOf('demo1'))).not.toContain(game!.nodeId);
  expect(
    (await gateway.call('addRecentGame', { token, query: { nodeId: 'n-none', vendor: game!.vassalage } })).code,
  ).toBe('NOT_FOUND');
  expect((await gateway.call('addRecentGame', { token, query: { nodeId: game!.nodeId, vendor: 'OTHER' } })).code).toBe(
    'NOT_FOUND',
  );
  expect((await gateway.call('addRecentGame', { query: { nodeId: game!.nodeId, vendor: game!.vassalage } })).code).toBe(
    'SESSION_MISSING',
  );
  expect((await gateway.call('getRecentGames')).code).toBe('SESSION_MISSING');
});

test('popular games are sorted by plays, and each settled bet is counted', { timeout: 60_000 }, async () => {
  const popular = async (query: Record<string, string> = {}) =>
    (await gateway.call('getPopularGames', { query })).value.list;
  const list = await popular();
  expect(list).toHaveLength(30);
  expect(list.map(({ plays }) => plays)).toEqual(list.map(({ plays }) => plays).toSorted((a, b) => b - a));
  expect(new Set((await popular({ gameType: 'LIVE' })).map(({ gameType }) => gameType))).toEqual(new Set(['LIVE']));
  expect((await gateway.call('getPopularGames', { query: { gameType: 'CHESS' } })).code).toBe('REQUEST_INVALID');

  const playsOf = async (gameCode: string) =>
    (
      await gateway.sql(
        "select coalesce(sum(plays), 0)::int plays from game_plays join games on games.id = game_row where merchant_code = 'aurora' and game_code = $1",
        [gameCode],
      )
    )[0]!.plays as number;
  const before = await playsOf('QDHL_1');
  const { gameCode, issue, id } = await reserveDraw(gateway, 'QDHL_1');
  await gateway.call('placeOrder', {
    token,
    body: {
      gameCode,
      issue,
      bets: [
        { play: 'BIG_SMALL', picks: ['BIG'], stake: '1' },
        { play: 'ODD_EVEN', picks: ['ODD'], stake: '1' },
      ],
    },
  });
  await gateway.sql("update draws set closes_at = now() - interval '1 minute' where id = $1", [id]);
  await waitFor(async () => expect(await playsOf('QDHL_1')).toBe(before + 2));
});

test('all favourites are listed by page, of all types', async () => {
  const favorites = (query: Record<string, string>) => gateway.call('getFavoriteGamesAll', { token, query });
  expect((await favorites({ language: 'EN' })).value).toEqual({ content: [], pageNum: 1, totalPages: 0 });
  const [[slot], [fish]] = [await gamesOf('RNG', '1'), await gamesOf('FISH', '1')];
  for (const { nodeId, vassalage } of [slot!, fish!])
    await gateway.call('addFavoriteGame', { token, body: { nodeId, vendor: vassalage } });
  expect((await favorites({ language: 'EN', pageSize: '1' })).value).toMatchObject({
    content: [{ nodeId: fish!.nodeId }],
    pageNum: 1,
    totalPages: 2,
  });
  expect((await favorites({ language: 'EN', pageSize: '1', pageNo: '2' })).value.content).toMatchObject([
    { nodeId: slot!.nodeId },
  ]);
  expect((await gateway.call('getFavoriteGamesAll', { query: { language: 'EN' } })).code).toBe('SESSION_MISSING');
});

test('a trial account opens games with FREE play and lotteries, and bets its trial money', async () => {
  const trial = await gateway.tokenOf('demo2');
  await gateway.sql("update members set type = 4 where merchant_code = 'aurora' and username = 'demo2'");
  const [[slot], [table], [lottery]] = [
    await gamesOf('RNG', '1'),
    await gamesOf('LIVE', '1'),
    await gamesOf('LOTT', '1'),
  ];
  expect([slot!.supportPlay, table!.supportPlay]).toEqual(['REAL,FREE', 'REAL']);
  expect((await launch(slot!, trial)).status).toBe(200);
  expect((await launch(lottery!, trial)).status).toBe(200);
  const refused = await launch(table!, trial);
  expect([refused.status, refused.code]).toEqual([403, 'TRIAL_NOT_ALLOWED']);
  const { gameCode, issue } = await reserveDraw(gateway, 'TCG_SEA_2');
  expect(
    (
      await gateway.call('placeOrder', {
        token: trial,
        body: { gameCode, issue, bets: [{ play: 'BIG_SMALL', picks: ['BIG'], stake: '1' }] },
      })
    ).status,
  ).toBe(200);
});
