import { sample } from '@livery/config/sample';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { writeGameName } from '../seed/names/writeGameName.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const page = (query: Record<string, string>) =>
  gateway.call('getGameList', {
    query: { merchant: 'aurora', clientType: '2', platform: 'html5', language: 'EN', pageSize: '10', ...query },
  });

/** Reads all pages of a list. Between two pages it calls `between` with the number of pages read. */
async function readAll(query: Record<string, string>, between: (pagesRead: number) => Promise<unknown>) {
  const read: string[] = [];
  let after: string | undefined;
  for (let pageNo = 1; pageNo === 1 || after !== undefined; pageNo++) {
    const { value } = await page({ ...query, pageNo: String(pageNo), ...(after !== undefined && { after }) });
    expect(value.pageNum).toBe(pageNo);
    read.push(...value.games.map(({ nodeId }) => nodeId));
    after = value.next;
    if (after !== undefined) await between(pageNo);
  }
  return read;
}
const nothing = () => Promise.resolve();

/** Adds a game at a rank of the list. */
const add = (nodeId: string, rank: number, { name = 'Any', gameType = 'PVP' } = {}) =>
  gateway.sql(
    `insert into games (node_id, game_id, name, local_names, game_type, vendor_code, classification, support_play, icon, is_new, is_live, min_bet, lines, rank)
     values ($1, $1, $3, $4, $5, 'LDLN', 'ludo', 'REAL', $1, false, false, 10, 0, $2)`,
    [nodeId, rank, name, writeGameName(name), gameType],
  );
const close = (nodeIds: readonly string[]) =>
  gateway.sql('update games set is_open = false where node_id = any($1)', [nodeIds]);

interface List {
  list: string;
  query: Record<string, string>;
  /** A game that is sorted before all others of the list. */
  arriving: { name: string; gameType: string };
}

const lists: readonly List[] = [
  { list: 'a vendor’s games', query: { vassalage: 'LDLN' }, arriving: { name: 'Any', gameType: 'PVP' } },
  // Names that start with the text come first, then names that contain it later.
  { list: 'a search', query: { gameName: 'royal' }, arriving: { name: 'Royal', gameType: 'RNG' } },
  { list: 'a search with a mistake', query: { gameName: 'rummi' }, arriving: { name: 'Rummy', gameType: 'PVP' } },
];

describe.each(sample(lists, 3))('the pages of $list', ({ query, arriving }) => {
  let atStart: string[];
  beforeEach(async () => {
    await gateway.sql("delete from games where node_id like 'n-arrived-%'");
    await gateway.sql('update games set is_open = true where not is_open');
    atStart = await readAll(query, nothing);
  });

  test('[LIST-13] contain the games of the counted pages, each only once, and the last page has no next', async () => {
    const counted = (await page({ ...query, pageSize: '100' })).value;
    expect(atStart.length).toBeGreaterThan(20);
    expect(atStart).toHaveLength(counted.total!);
    expect(new Set(atStart).size).toBe(atStart.length);
    expect(atStart.slice(0, 100)).toEqual(counted.games.map(({ nodeId }) => nodeId));
  });

  test(
    '[LIST-13] contain all games from the start in order while new games are added before them',
    { tags: 'whole' },
    async () => {
      const read = await readAll(query, async (pagesRead) => {
        if (pagesRead < 3) await add(`n-arrived-${pagesRead}`, -pagesRead, arriving);
      });
      expect(read).toEqual(atStart);
      expect((await page(query)).value.games[0]!.nodeId).toBe('n-arrived-2');
    },
  );

  test('[LIST-13] skip no game while games of earlier pages are removed, including the last of a page', async () => {
    const read = await readAll(query, async (pagesRead) => {
      if (pagesRead < 3) await close(atStart.slice(pagesRead * 10 - 7, pagesRead * 10));
    });
    expect(read).toEqual(atStart);
  });

  test('[LIST-13] skip only the games that were removed before they were read', { tags: 'whole' }, async () => {
    const gone = [atStart[4]!, atStart[10]!, atStart[15]!];
    const read = await readAll(query, (pagesRead) => (pagesRead === 1 ? close(gone) : nothing()));
    expect(read).toEqual(atStart.filter((one) => !gone.slice(1).includes(one)));
  });
});

test('games with the same rank are paged by their ids', async () => {
  await gateway.sql(`update games set is_open = false where vendor_code = 'LDLN'`);
  for (let number = 1; number <= 25; number++) await add(`n-equal-${number}`, 5);
  expect(await readAll({ vassalage: 'LDLN' }, nothing)).toEqual(
    Array.from({ length: 25 }, (_, index) => `n-equal-${index + 1}`),
  );
});

test('a page requested by number also returns the position of the next page', async () => {
  const [first, second, third] = await Promise.all(
    ['1', '2', '3'].map(async (pageNo) => (await page({ gameType: 'LIVE', pageNo })).value),
  );
  expect((await page({ gameType: 'LIVE', after: first!.next! })).value.games).toEqual(second!.games);
  expect((await page({ gameType: 'LIVE', after: second!.next! })).value.games).toEqual(third!.games);
  expect((await page({ gameType: 'LIVE', pageNo: '99999' })).value).not.toHaveProperty('next');
});

test.each(['', 'nonsense', '0', 'MCwxLDE=', 'MCwxLDE ', Buffer.from('0,1,1;').toString('base64url'), 'x'.repeat(300)])(
  'an invalid position is rejected: %j',
  async (after) => {
    const { status, code } = await page({ after });
    expect([status, code]).toEqual([400, 'REQUEST_INVALID']);
  },
);
