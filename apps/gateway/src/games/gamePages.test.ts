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

/** Reads a list to its end, page after page. Between two pages something happens, which gets how many were read. */
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
  /** Something that stands before everything else in it. */
  arriving: { name: string; gameType: string };
}

describe.each<List>([
  { list: 'a vendor’s games', query: { vassalage: 'LDLN' }, arriving: { name: 'Any', gameType: 'PVP' } },
  // Names that begin with it come first, then those with it further on.
  { list: 'a search', query: { gameName: 'royal' }, arriving: { name: 'Royal', gameType: 'RNG' } },
  { list: 'a search with a mistake', query: { gameName: 'rummi' }, arriving: { name: 'Rummy', gameType: 'PVP' } },
])('the pages of $list', ({ query, arriving }) => {
  let atStart: string[];
  beforeEach(async () => {
    await gateway.sql("delete from games where node_id like 'n-arrived-%'");
    await gateway.sql('update games set is_open = true where not is_open');
    atStart = await readAll(query, nothing);
  });

  test('[LIST-13] hold what the counted pages hold, each once, and the last one leads nowhere', async () => {
    const counted = (await page({ ...query, pageSize: '100' })).value;
    expect(atStart.length).toBeGreaterThan(20);
    expect(atStart).toHaveLength(counted.total!);
    expect(new Set(atStart).size).toBe(atStart.length);
    expect(atStart.slice(0, 100)).toEqual(counted.games.map(({ nodeId }) => nodeId));
  });

  test('[LIST-13] hold what was there at the start, once and in its order, while games arrive before what was read', async () => {
    const read = await readAll(query, async (pagesRead) => {
      if (pagesRead < 3) await add(`n-arrived-${pagesRead}`, -pagesRead, arriving);
    });
    expect(read).toEqual(atStart);
    expect((await page(query)).value.games[0]!.nodeId).toBe('n-arrived-2');
  });

  test('[LIST-13] leave out none while games that were read are withdrawn, the one that a page ended at too', async () => {
    const read = await readAll(query, async (pagesRead) => {
      if (pagesRead < 3) await close(atStart.slice(pagesRead * 10 - 7, pagesRead * 10));
    });
    expect(read).toEqual(atStart);
  });

  test('[LIST-13] leave out a game that was withdrawn before it was read, and nothing else', async () => {
    const gone = [atStart[4]!, atStart[10]!, atStart[15]!];
    const read = await readAll(query, (pagesRead) => (pagesRead === 1 ? close(gone) : nothing()));
    expect(read).toEqual(atStart.filter((one) => !gone.slice(1).includes(one)));
  });
});

test('games of one rank are paged by their ids', async () => {
  await gateway.sql(`update games set is_open = false where vendor_code = 'LDLN'`);
  for (let number = 1; number <= 25; number++) await add(`n-equal-${number}`, 5);
  expect(await readAll({ vassalage: 'LDLN' }, nothing)).toEqual(
    Array.from({ length: 25 }, (_, index) => `n-equal-${index + 1}`),
  );
});

test('a page that is asked for by its number says where the next begins as well', async () => {
  const [first, second, third] = await Promise.all(
    ['1', '2', '3'].map(async (pageNo) => (await page({ gameType: 'LIVE', pageNo })).value),
  );
  expect((await page({ gameType: 'LIVE', after: first!.next! })).value.games).toEqual(second!.games);
  expect((await page({ gameType: 'LIVE', after: second!.next! })).value.games).toEqual(third!.games);
  expect((await page({ gameType: 'LIVE', pageNo: '99999' })).value).not.toHaveProperty('next');
});

test.each(['', 'nonsense', '0', 'MCwxLDE=', 'MCwxLDE ', Buffer.from('0,1,1;').toString('base64url'), 'x'.repeat(300)])(
  'a position that no page gave is refused: %j',
  async (after) => {
    const { status, code } = await page({ after });
    expect([status, code]).toEqual([400, 'REQUEST_INVALID']);
  },
);
