import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMerchantDirectory } from '../../http/merchantDirectory.ts';
import { merchantsDir } from '../../testing/globalSetup.ts';
import { copySeededDatabase, startTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { seedWorld } from '../seedWorld.ts';
import { scaleUsername } from './scale.ts';

const scale = { games: 12_345, members: 41, transactions: 2_003 };
const merchants = createMerchantDirectory(merchantsDir, () => {}).all();

let databaseUrl: string;
let gateway: TestGateway;
beforeAll(async () => {
  databaseUrl = await copySeededDatabase();
  await seedWorld({ databaseUrl, merchants, scale, log: () => {} });
  gateway = await startTestGateway({ databaseUrl });
});
afterAll(() => gateway.close());

const numbers = async (query: string) => (await gateway.sql(query))[0] as Record<string, number>;

test('the data for load tests has exactly the requested size, spread over the merchants', async () => {
  expect(await numbers('select count(*)::int as games, count(distinct node_id)::int as nodes from games')).toEqual({
    games: scale.games,
    nodes: scale.games,
  });
  expect(
    await numbers(
      "select count(*)::int as transactions, count(distinct merchant_code)::int as merchants from transactions where reference like 'scale %'",
    ),
  ).toEqual({ transactions: scale.transactions, merchants: merchants.length });
  expect(await numbers("select count(*)::int as members from members where username like 'load%'")).toEqual({
    members: scale.members,
  });
});

test('its ledger balances, entry by entry, and all rules of the tables exist again', async () => {
  expect(await numbers('select sum(amount)::int as total from entries')).toEqual({ total: 0 });
  expect(
    await numbers(
      'select count(*)::int as unbalanced from (select from entries group by transaction_id having sum(amount) <> 0 or count(*) <> 2) as wrong',
    ),
  ).toEqual({ unbalanced: 0 });
  expect(
    await numbers(
      "select count(*)::int as off from pg_trigger where tgrelid in ('entries'::regclass, 'transactions'::regclass, 'accounts'::regclass, 'members'::regclass) and tgenabled <> 'O'",
    ),
  ).toEqual({ off: 0 });
  await expect(gateway.sql('update entries set amount = amount + 1')).rejects.toThrow('append-only');
  await expect(
    gateway.sql(
      'insert into entries (transaction_id, account_id, amount, line) values (999999999, (select min(id) from accounts), 1, 1)',
    ),
  ).rejects.toThrow();
  await expect(gateway.sql('delete from members')).rejects.toThrow('foreign key');
});

test('its members log in and have the balance of their entries', async () => {
  const token = await gateway.tokenOf(scaleUsername(1));
  const { sumBalance } = (await gateway.call('getWallet', { token })).value;
  const [{ sum }] = (await gateway.sql(
    "select sum(amount)::float8 / 100 as sum from entries join members on members.id = member_id where username = $1 and merchant_code = 'aurora'",
    [scaleUsername(1)],
  )) as [{ sum: number }];
  expect(sum).toBeGreaterThan(0);
  expect(Number(sumBalance)).toBe(sum);
});

test('it is seeded only once', async () => {
  await seedWorld({ databaseUrl, merchants, scale, log: () => {} });
  expect(await numbers('select count(*)::int as games from games')).toEqual({ games: scale.games });
});

test('every game is listed, including the added ones', async () => {
  const { value } = await gateway.call('getGameList', {
    query: { merchant: 'aurora', clientType: '2', platform: 'html5', language: 'EN', pageSize: '100', pageNo: '124' },
  });
  expect([value.totalPages, value.games.length]).toEqual([124, 45]);
});
