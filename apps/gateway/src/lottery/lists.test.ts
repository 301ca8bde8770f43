import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

test('every lottery has its plays, odds and limits, and its tile is in the catalogue', async () => {
  const { limits, list } = (await gateway.call('getLotteryGames')).value;
  expect(limits).toEqual({ minStake: '1.00', maxStake: '5000.00', maxMultiple: 99, maxBets: 50 });
  expect(list).toHaveLength(23);
  expect(new Set(list.map(({ kind }) => kind))).toEqual(
    new Set(['numero', 'vn', 'keno', 'dice', 'race', 'bingo', 'eleven']),
  );
  for (const { plays, gameCode, gameType, vassalage, nodeId, ...lottery } of list) {
    expect(plays.length).toBeGreaterThanOrEqual(5);
    expect(plays.every(({ odds }) => odds.length > 0 && odds.every(({ pays }) => Number(pays) >= 1))).toBe(true);
    expect('intervalSeconds' in lottery).not.toBe('drawTime' in lottery);
    const [tile] = await gateway.sql('select game_code, game_type, vendor_code from games where node_id = $1', [
      nodeId,
    ]);
    expect(tile).toEqual({ game_code: gameCode, game_type: gameType, vendor_code: vassalage });
  }
  expect(list.find(({ gameCode }) => gameCode === 'TCG_LOTTO_VN_1')).toMatchObject({
    region: 'NORTH',
    drawTime: '18:15',
  });
  expect(list.find(({ gameCode }) => gameCode === 'NGRV_1')!.plays.find(({ code }) => code === 'PICK_2')).toEqual({
    code: 'PICK_2',
    name: 'Pick 2',
    odds: [{ outcome: 'HITS_2', pays: '15.00' }],
    picks: {
      from: Array.from({ length: 80 }, (_, index) => String(index + 1)),
      least: 2,
      most: 2,
      isOrdered: false,
      mayRepeat: false,
    },
  });
});

test('lotteries and e-lotteries are separate lists, in the requested language', async () => {
  const lott = (await gateway.call('getLottList', { query: { language: 'UR' } })).value.list;
  const elott = (await gateway.call('getElottList', { headers: { Language: 'PT' } })).value.list;
  expect([lott.length, elott.length]).toEqual([11, 12]);
  expect(lott.every(({ gameType, prizeMode }) => gameType === 'LOTT' && prizeMode !== 'Elott')).toBe(true);
  expect(elott.every(({ gameType, prizeMode }) => gameType === 'ELOTT' && prizeMode === 'Elott')).toBe(true);
  expect(lott[0]!.gameName).toBe('ویتنام شمال');
  expect(elott[0]!.gameName).toBe('Grove Keno 1 min');
});

test('opened numbers contain the last draw of each lottery and the draw that takes bets now', async () => {
  const { serverTime, list } = (await gateway.call('getOpenedNumbers')).value;
  expect(list).toHaveLength(23);
  for (const { gameCode, gameType, numbers, drawnAt, current, game } of list) {
    expect(numbers.length).toBeGreaterThan(0);
    expect(Date.parse(drawnAt)).toBeLessThanOrEqual(Date.parse(serverTime));
    expect([game!.gameCode, game!.gameType]).toEqual([gameCode, gameType]);
    expect(current!.commitment).toMatch(/^[0-9a-f]{64}$/);
  }
  expect((await gateway.call('getOpenedNumbers', { query: { gameType: 'ELOTT' } })).value.list).toHaveLength(12);
  expect((await gateway.call('getOpenedNumbers', { query: { gameCode: 'NGRV_3' } })).value.list).toMatchObject([
    { gameCode: 'NGRV_3', kind: 'race' },
  ]);
  expect((await gateway.call('getOpenedNumbers', { query: { gameCode: 'NONE' } })).value.list).toEqual([]);
});

test('draws are listed by page, the newest first', async () => {
  const page = async (pageNo: number) =>
    (await gateway.call('getDraws', { query: { gameCode: 'BLKN_3', pageNo: String(pageNo), pageSize: '50' } })).value;
  const [first, second, third] = [await page(1), await page(2), await page(3)];
  const times = [...first.content, ...second.content, ...third.content].map(({ drawnAt }) => drawnAt);
  expect(times.length).toBeGreaterThanOrEqual(120);
  expect(times).toEqual(times.toSorted().toReversed());
  expect([first.content.length, first.totalPages]).toEqual([50, 3]);
  expect(first.gameName).toBe('Ballroom Bingo 5 min');
  expect(first.verification).toContain('HMAC-SHA256');
  expect((await page(9)).content).toEqual([]);
  expect((await gateway.call('getDraws', { query: { gameCode: 'NONE' } })).code).toBe('NOT_FOUND');
  expect((await gateway.call('getDraws', { query: {} })).code).toBe('REQUEST_INVALID');
});

test('the VN menu has the three regions, and VN numbers have all prizes', async () => {
  const { regions } = (await gateway.call('getVnGameMenu', { query: { language: 'BN' } })).value;
  expect(regions.map(({ region, regionName, games }) => [region, regionName, games.length])).toEqual([
    ['NORTH', 'উত্তর', 3],
    ['CENTRE', 'মধ্য', 1],
    ['SOUTH', 'দক্ষিণ', 1],
  ]);
  expect(
    regions.flatMap(({ games }) => games).every(({ current, kind }) => current !== undefined && kind === 'vn'),
  ).toBe(true);
  const opened = (await gateway.call('getVnOpenedNumbers', { query: { region: 'SOUTH', pageSize: '2' } })).value;
  expect(opened.content.map(({ gameCode }) => gameCode)).toEqual(['TCG_LOTTO_VN_3', 'TCG_LOTTO_VN_3']);
  expect(opened.content[0]!.prizes!.map(({ prize, numbers }) => [prize, numbers.length])).toEqual([
    ['SPECIAL', 1],
    ['FIRST', 1],
    ['SECOND', 1],
    ['THIRD', 2],
    ['FOURTH', 7],
    ['FIFTH', 1],
    ['SIXTH', 3],
    ['SEVENTH', 1],
    ['EIGHTH', 1],
  ]);
  expect(opened.content[0]!.numbers).toEqual(opened.content[0]!.prizes![0]!.numbers);
  expect(
    (await gateway.call('getVnOpenedNumbers', { query: { gameCode: 'TCG_LOTTO_VN_1' } })).value.content,
  ).toHaveLength(10);
  expect((await gateway.call('getVnOpenedNumbers', { query: { region: 'EAST' } })).code).toBe('REQUEST_INVALID');
});

test('a draw’s game is the lottery itself, so its card shows and opens the same lottery', async () => {
  const { list } = (await gateway.call('getOpenedNumbers', { query: { language: 'EN' } })).value;
  expect(list).toHaveLength(23);
  expect(list.map(({ game }) => [game?.gameCode, game?.gameName])).toEqual(
    list.map(({ gameCode, gameName }) => [gameCode, gameName]),
  );
});

test.each(['BN', 'UR', 'PT'])('[LOTTO-01] a lottery has the same name in every list, in %s', async (language) => {
  const token = await gateway.tokenOf('demo1');
  const { list: lotteries } = (await gateway.call('getOpenedNumbers', { query: { language } })).value;
  const names = new Map(lotteries.map(({ gameCode, gameName }) => [gameCode, gameName]));
  const platform = { clientType: '2', platform: 'html5' };
  const { games } = (
    await gateway.call('getGameList', {
      query: { ...platform, merchant: 'aurora', gameType: 'ELOTT', pageSize: '50', language },
    })
  ).value;
  const [game] = games.filter(({ gameCode }) => names.has(gameCode!));
  await gateway.call('addRecentGame', { token, query: { nodeId: game!.nodeId, vendor: game!.vassalage } });
  await gateway.call('addFavoriteGame', { token, body: { nodeId: game!.nodeId, vendor: game!.vassalage } });
  const hot = await gateway.call('getHotGames', {
    headers: { Language: language },
    query: {
      platform: 'html5',
      merchantCode: 'aurora',
      isPlatform: '2',
      language: language === 'UR' ? 'EN' : language,
    },
  });
  const lists = {
    opened: lotteries.flatMap(({ game: tile }) => tile ?? []),
    games,
    recent: (await gateway.call('getRecentGames', { token, query: { language } })).value.list,
    favorites: (await gateway.call('getFavoriteGames', { token, query: { language } })).value.content,
    hot: hot.value.list,
  };
  for (const [name, list] of Object.entries(lists)) {
    const found = list.filter(({ gameCode }) => names.has(gameCode!));
    expect(found.length, name).toBeGreaterThan(0);
    for (const tile of found) expect(tile.gameName, name).toBe(names.get(tile.gameCode!));
  }
});
