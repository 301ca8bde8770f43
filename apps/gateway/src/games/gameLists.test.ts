import { gameTypes } from '@livery/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const list = (query: Record<string, string> = {}, merchant = 'aurora') =>
  gateway.call('getGameList', {
    merchant,
    query: { merchant, clientType: '2', platform: 'html5', language: 'EN', ...query },
  });
const hot = (merchant: string) =>
  gateway.call('getHotGames', {
    merchant,
    query: { merchantCode: merchant, isPlatform: '2', platform: 'html5', language: 'EN' },
  });

test.each(['মাছ', 'peixe', 'مچھلی'])('[LIST-08] a search for %s finds the fish games', async (gameName) => {
  const { value: all } = await list({ gameType: 'FISH' });
  const { value: found } = await list({ gameName, gameType: 'FISH' });
  expect(found.total).toBe(all.total);
});

test('[LIST-08] the Burmese word for fish finds fish games before lotteries of five numbers', async () => {
  const { value: lotteries } = await list({ gameName: 'ငါး', gameType: 'ELOTT', language: 'MY' });
  expect(lotteries.total).toBeGreaterThan(0);
  const { value: found } = await list({ gameName: 'ငါး', language: 'MY' });
  expect(found.games.length).toBeGreaterThan(0);
  expect(new Set(found.games.map(({ gameType }) => gameType))).toEqual(new Set(['FISH']));
});

test('[LIST-08] a search for a vendor’s name of two words finds all its games', async () => {
  const { value } = await gateway.call('getVendorGameTypes', { query: { typeId: '1', merchant_code: 'aurora' } });
  const vendor = value.flatMap(({ vendors }) => vendors).find(({ displayName }) => displayName.includes(' '))!;
  const { value: all } = await list({ vassalage: vendor.vassalage });
  const { value: found } = await list({ gameName: vendor.displayName, vassalage: vendor.vassalage });
  expect(all.total).toBeGreaterThan(0);
  expect(found.total).toBe(all.total);
});

describe('the seeded data', () => {
  test('contains at least 5,000 games of at least 40 vendors in every category', async () => {
    const { value } = await gateway.call('getVendorGameTypes', { query: { typeId: '1', merchant_code: 'aurora' } });
    expect(value.map(({ gameCategory }) => gameCategory)).toEqual(gameTypes);
    expect(
      new Set(value.flatMap(({ vendors }) => vendors.map(({ vassalage }) => vassalage))).size,
    ).toBeGreaterThanOrEqual(40);
    const [{ games, names }] = (await gateway.sql(
      "select count(*)::int as games, count(distinct name) filter (where game_type = 'RNG')::int as names from games",
    )) as [{ games: number; names: number }];
    expect(games).toBeGreaterThanOrEqual(5_000);
    const [{ slots }] = (await gateway.sql("select count(*)::int as slots from games where game_type = 'RNG'")) as [
      { slots: number },
    ];
    expect(names).toBe(slots);
  });

  test('contains the vendors with special handling, and class names in the requested language', async () => {
    const { value } = await gateway.call('getVendorGameTypes', {
      query: { typeId: '1', merchant_code: 'aurora' },
      headers: { Language: 'BN' },
    });
    const vendorsOf = (type: string) => value.find(({ gameCategory }) => gameCategory === type)!.vendors;
    expect(vendorsOf('SPORTS').map(({ vassalage }) => vassalage)).toEqual(
      expect.arrayContaining(['IMES', 'SV3', 'AV', 'TF']),
    );
    expect(vendorsOf('LOTT').map(({ vassalage }) => vassalage)).toEqual(
      expect.arrayContaining(['TCG_LOTTO_VN', 'TCG_SEA']),
    );
    expect(vendorsOf('ELOTT').some(({ isGpi }) => isGpi)).toBe(true);
    expect(vendorsOf('LIVE')[0]!.classifications[0]).toEqual({ code: 'baccarat', name: 'বাকারাত' });
  });
});

test('each vendor has its own logo and the number of its games of the type', async () => {
  const { value } = await gateway.call('getVendorGameTypes', { query: { typeId: '1', merchant_code: 'aurora' } });
  const slots = value.find(({ gameCategory }) => gameCategory === 'RNG')!.vendors;
  const [counted] = (await gateway.sql(
    `select count(*)::int as games from games where is_open and game_type = 'RNG' and vendor_code = '${slots[0]!.vassalage}'`,
  )) as [{ games: number }];
  expect(slots[0]!.gameCount).toBe(counted.games);
  const logos = await Promise.all(
    slots.map(async ({ mobileFolder, logo }) => {
      const reply = await fetch(`${gateway.url}/sandbox/cdn/AURORA/${mobileFolder}/${logo}`);
      expect(reply.headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8');
      return reply.text();
    }),
  );
  expect(new Set(logos).size).toBe(slots.length);
  expect((await fetch(`${gateway.url}/sandbox/cdn/AURORA/nobody/mobile/${slots[0]!.logo}`)).status).toBe(404);
});

describe('the game list', () => {
  test('returns each game once over all pages, in a stable order', { tags: 'whole' }, async () => {
    const seen: string[] = [];
    let pages = 1;
    for (let pageNo = 1; pageNo <= pages; pageNo++) {
      const { value } = await list({ gameType: 'LIVE', pageNo: String(pageNo) });
      pages = value.totalPages;
      expect(value.pageNum).toBe(pageNo);
      if (pageNo < pages) expect(value.games).toHaveLength(25);
      seen.push(...value.games.map(({ nodeId }) => nodeId));
    }
    const [{ count }] = (await gateway.sql("select count(*)::int from games where game_type = 'LIVE'")) as [
      { count: number },
    ];
    expect(seen).toHaveLength(count);
    expect(new Set(seen).size).toBe(count);
  });

  test('a page past the end is empty', async () => {
    expect((await list({ pageNo: '99999' })).value.games).toEqual([]);
  });

  test('filters by type, vendor, class and new, and by all of them together', async () => {
    const { value } = await list({ gameType: 'RNG', vassalage: 'MSN', gameClassify: 'jackpot', pageSize: '100' });
    expect(value.games.length).toBeGreaterThan(3);
    expect(
      value.games.every(
        ({ gameType, vassalage, displayName }) =>
          gameType === 'RNG' && vassalage === 'MSN' && displayName === 'Monsoon Reels',
      ),
    ).toBe(true);
    const fresh = (await list({ isNew: '1' })).value;
    expect(fresh.games.every(({ isNew }) => isNew)).toBe(true);
    expect(fresh.totalPages).toBeGreaterThan(2);
  });

  test('a game has its minimum stake, its jackpot flag, and the maintenance state of its vendor', async () => {
    const jackpots = (await list({ gameType: 'RNG', vassalage: 'MSN', gameClassify: 'jackpot' })).value.games;
    expect(jackpots.every(({ isJackpot }) => isJackpot === true)).toBe(true);
    const others = (await list({ gameType: 'LIVE' })).value.games;
    expect(others.some(({ isJackpot }) => isJackpot)).toBe(false);
    expect(others.some(({ isInMaintenance }) => isInMaintenance)).toBe(false);

    const [first] = jackpots;
    const [{ cents }] = (await gateway.sql('select min_bet as cents from games where node_id = $1', [
      first!.nodeId,
    ])) as [{ cents: number }];
    expect(first!.minStake).toBe(`${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`);

    await gateway.sql("update vendors set is_in_maintenance = true where code = 'MSN'");
    const closed = (await list({ gameType: 'RNG', vassalage: 'MSN' })).value.games;
    await gateway.sql("update vendors set is_in_maintenance = false where code = 'MSN'");
    expect(closed.every(({ isInMaintenance }) => isInMaintenance === true)).toBe(true);

    // Lotteries have no minimum stake in this list, because each lottery defines its own limits.
    expect((await list({ gameType: 'LOTT' })).value.games.some(({ minStake }) => minStake !== undefined)).toBe(false);
  });

  test('an empty filter is no filter', async () => {
    expect(
      (await list({ gameName: '', vassalage: '', gameClassify: '', minBet: '', minLine: '' })).value.totalPages,
    ).toBe((await list()).value.totalPages);
  });

  test('searches names case-insensitively; % and _ match only themselves', async () => {
    const { value } = await list({ gameName: 'TiGeR' });
    expect(value.games.length).toBeGreaterThan(0);
    expect(value.games.every(({ gameName }) => gameName.toLowerCase().includes('tiger'))).toBe(true);
    expect((await list({ gameName: '%' })).value.games).toEqual([]);
    expect((await list({ gameName: '_' })).value.games).toEqual([]);
    expect((await list({ gameName: "'; drop table games; --" })).value.games).toEqual([]);
  });

  const names = async (gameName: string, query: Record<string, string> = {}) =>
    (await list({ gameName, pageSize: '100', ...query })).value.games.map((game) => game.gameName);

  test.each([
    ['a typed apostrophe', "Jackal's", 'Jackal’s'],
    ['a printed apostrophe', 'jackal’s', 'Jackal’s'],
    ['an apostrophe that is a letter', 'Genieʼs', 'Genie’s'],
    ['no apostrophe', 'jackals', 'Jackal’s'],
    ['accents', 'Tígêr', 'tiger'],
    ['no blanks', 'teenpatti', 'teen patti'],
    ['blanks at wrong places', ' te en patti ', 'teen patti'],
    ['another order', 'patti teen', 'teen patti'],
    ['a missing letter', 'bacarat', 'baccarat'],
    ['swapped letters', 'ruolette', 'roulette'],
    ['Bengali digits', 'bingo ৭৫', 'bingo 75'],
    ['Urdu digits', 'bingo ۷۵', 'bingo 75'],
  ])('[LIST-08] tolerates %s: %s finds %s and nothing else', async (_, typed, part) => {
    const found = await names(typed);
    expect(found.length).toBeGreaterThan(0);
    for (const name of found) expect(name.toLowerCase()).toContain(part.toLowerCase());
    expect(found).toHaveLength((await names(part)).length);
  });

  test(
    '[LIST-08] ludo, লুডু and لڈو find the same games in every language, also games without local names',
    { tags: 'whole' },
    async () => {
      await gateway.sql(
        `insert into games (node_id, game_id, name, game_type, vendor_code, classification, support_play, icon, is_new, is_live, min_bet, lines, rank)
       values ('n-plain-ludo', 'plain-ludo', 'Plainest Ludo', 'PVP', 'LDLN', 'ludo', 'REAL', 'plain-ludo', false, false, 10, 0, 7)`,
      );
      const expected = (await names('ludo')).toSorted();
      expect(expected).toContain('Plainest Ludo');
      for (const typed of ['লুডু', 'لڈو', 'LUDO', 'ludu'])
        for (const language of ['EN', 'BN', 'UR'])
          expect((await names(typed, { language })).toSorted(), `${typed}, ${language}`).toEqual(expected);
      await gateway.sql("delete from games where node_id = 'n-plain-ludo'");
    },
  );

  test('returns the number of games, and names in the requested language', async () => {
    const { value } = await list({ gameName: 'ludo', language: 'BN' });
    const [{ count }] = (await gateway.sql(
      "select count(*)::int from games where name ilike '%ludo%' and is_open",
    )) as [{ count: number }];
    expect(value.total).toBe(count);
    for (const game of value.games) expect(game.localName).toContain('লুডু');
    expect((await list({ gameName: 'ludo' })).value.games[0]).not.toHaveProperty('localName');
  });

  test('sorts the best matches first over all pages: names that start with the text, then others', async () => {
    const found = await names('temple');
    const begins = found.map((name) => name.startsWith('Temple'));
    expect(begins).toEqual(begins.toSorted((a, b) => Number(b) - Number(a)));
    expect(new Set(begins).size).toBe(2);
    const paged = [1, 2].map((pageNo) => names('temple', { pageSize: '10', pageNo: String(pageNo) }));
    expect((await Promise.all(paged)).flat()).toEqual(found.slice(0, 20));
  });

  test('a search within a type finds games of that type only', async () => {
    const { value } = await list({ gameName: 'gold', gameType: 'PVP' });
    expect(value.games.length).toBeGreaterThan(0);
    expect(value.games.every(({ gameType }) => gameType === 'PVP')).toBe(true);
  });

  test('minBet and minLine are whole numbers', async () => {
    expect((await list({ minLine: '40', gameType: 'RNG' })).value.games.length).toBeGreaterThan(0);
    expect((await list({ minBet: 'lots' })).code).toBe('REQUEST_INVALID');
  });
});

describe('hot games', () => {
  test('are 36 games of all types, and the first twelve have the hot mark in all lists', async () => {
    const { list: games } = (await hot('aurora')).value;
    expect(games.length).toBe(36);
    expect(new Set(games.map(({ gameType }) => gameType))).toEqual(new Set(gameTypes));
    expect(games.map(({ isHot }) => isHot)).toEqual(games.map((_, index) => index < 12));
    const named = await list({ gameName: games[0]!.gameName });
    expect(named.value.games.find(({ nodeId }) => nodeId === games[0]!.nodeId)?.isHot).toBe(true);
  });

  test('are different for each merchant', async () => {
    const [aurora, padma] = await Promise.all(
      ['aurora', 'padma'].map(async (merchant) => (await hot(merchant)).value.list.map(({ nodeId }) => nodeId)),
    );
    expect(aurora).not.toEqual(padma);
  });
});
