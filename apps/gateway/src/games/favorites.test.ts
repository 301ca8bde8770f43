import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  token = await gateway.tokenOf('demo3');
});
afterAll(() => gateway.close());

const fetchFavorites = async (query: Record<string, string> = {}) =>
  (await gateway.call('getFavoriteGames', { token, query: { language: 'EN', ...query } })).value;
const someGames = async (count: number) => {
  const { value } = await gateway.call('getGameList', {
    query: { merchant: 'aurora', clientType: '2', platform: 'html5', language: 'EN', pageSize: String(count) },
  });
  return value.games.map(({ nodeId, vassalage }) => ({ nodeId, vendor: vassalage }));
};

test('a game is added, listed and removed, and repeating either call changes nothing', async () => {
  const [body] = await someGames(1);
  expect((await fetchFavorites()).content).toEqual([]);
  for (let twice = 0; twice < 2; twice++)
    expect((await gateway.call('addFavoriteGame', { token, body: body! })).value).toEqual({ success: true });
  const { content, totalPages } = await fetchFavorites();
  expect([content.map(({ nodeId }) => nodeId), totalPages]).toEqual([[body!.nodeId], 1]);
  for (let twice = 0; twice < 2; twice++)
    expect((await gateway.call('removeFavoriteGame', { token, query: body! })).value).toEqual({ success: true });
  expect((await fetchFavorites()).content).toEqual([]);
});

test('pages have 15 games, the last added first, and filters apply', async () => {
  const games = await someGames(20);
  for (const body of games) await gateway.call('addFavoriteGame', { token, body });
  const first = await fetchFavorites();
  expect([first.content.length, first.pageNum, first.totalPages]).toEqual([15, 1, 2]);
  expect(first.content[0]!.nodeId).toBe(games.at(-1)!.nodeId);
  const second = await fetchFavorites({ pageNo: '2' });
  expect(second.content).toHaveLength(5);
  const { vassalage } = first.content[0]!;
  expect((await fetchFavorites({ vendor: vassalage })).content.every((game) => game.vassalage === vassalage)).toBe(
    true,
  );
});

test('an unknown game is NOT_FOUND', async () => {
  expect((await gateway.call('addFavoriteGame', { token, body: { nodeId: 'n-none', vendor: 'MSN' } })).code).toBe(
    'NOT_FOUND',
  );
  const [game] = await someGames(1);
  expect((await gateway.call('addFavoriteGame', { token, body: { ...game!, vendor: 'OTHER' } })).code).toBe(
    'NOT_FOUND',
  );
});

test('favourites belong to one member only', async () => {
  const other = await gateway.tokenOf('demo1');
  const mine = (await fetchFavorites()).content.map(({ nodeId }) => nodeId);
  const theirs = (await gateway.call('getFavoriteGames', { token: other, query: { language: 'EN' } })).value.content;
  expect(theirs).toHaveLength(5);
  expect(theirs.some(({ nodeId }) => mine.includes(nodeId))).toBe(false);
});

test.each(['getFavoriteGames', 'addFavoriteGame', 'removeFavoriteGame'] as const)(
  '%s needs a session',
  async (name) => {
    expect((await gateway.call(name)).code).toBe('SESSION_MISSING');
  },
);
