import { expect, test } from 'vitest';
import { startGateway } from './testing/startGateway.ts';

const gameList = '/wps/relay/GCSGAME_gameList?merchant=aurora&clientType=2&platform=html5&language=EN';

test('game list: 30 games are on a page of 25 and a page of 5, each game once', async () => {
  const { get } = await startGateway();
  const pages = await Promise.all([1, 2, 3].map((page) => get(`${gameList}&pageNo=${page}`)));
  expect(pages.map(({ json }) => [json.value.games.length, json.value.totalPages])).toEqual([
    [25, 2],
    [5, 2],
    [0, 2],
  ]);
  const ids = pages.flatMap(({ json }) => json.value.games.map(({ nodeId }) => nodeId));
  expect(new Set(ids).size).toBe(30);
});

test('game list: a smaller pageSize is applied, and a larger one gives 25 games', async () => {
  const { get } = await startGateway();
  expect((await get(`${gameList}&pageSize=10`)).json.value).toMatchObject({ games: { length: 10 }, totalPages: 3 });
  expect((await get(`${gameList}&pageSize=100`)).json.value).toMatchObject({ games: { length: 25 }, totalPages: 2 });
});

test.each([
  ['gameType=FISH', 6],
  ['vassalage=HARBOUR', 15],
  ['gameName=roulette', 2],
  ['gameType=LIVE&vassalage=ORCHARD&gameName=GARDEN', 1],
  ['gameName=chess', 0],
])('game list: the filter %s gives %i games', async (filter, count) => {
  const { get } = await startGateway();
  expect((await get(`${gameList}&${filter}`)).json.value.games).toHaveLength(count);
});

test.each(['pageNo=0', 'pageSize=x', 'after=position', 'colour=red'])(
  'game list: a request with %s is rejected with REQUEST_INVALID',
  async (field) => {
    const { get } = await startGateway();
    expect(await get(`${gameList}&${field}`)).toMatchObject({ status: 400, json: { code: 'REQUEST_INVALID' } });
  },
);

test('hot games: the reply has the alternative field names', async () => {
  const { gateway, get } = await startGateway();
  const { json } = await get(
    '/wps/relay/GCSGAME_hotGamesV2?merchantCode=aurora&isPlatform=2&platform=html5&language=EN',
  );
  expect(json.value.list).toHaveLength(5);
  expect(json.value.list[0]).toEqual({
    nodeId: 100,
    nodeName: 'Apple Reels',
    gameType: 'RNG',
    vendorCode: 'ORCHARD',
    iconUrl: `${gateway.url}/pictures/game.svg`,
  });
});

test('announcements: the reply has two, and one banner whose picture the gateway serves', async () => {
  const { gateway, get } = await startGateway();
  const path = '/wps/relay/MCSFE_announcements?types=B,PL&platform=M&merchantCode=aurora&language=EN';
  const { player, banners } = (await get(path)).json.value;
  expect(player.content).toHaveLength(2);
  const picture = await fetch(gateway.url + banners.content[0]?.url);
  expect(picture.headers.get('Content-Type')).toContain('image/svg+xml');
});
