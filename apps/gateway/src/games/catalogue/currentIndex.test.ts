import { afterAll, beforeAll, expect, test } from 'vitest';
import { copySeededDatabase, startTestGateway, type TestGateway } from '../../testing/testGateway.ts';

// Two gateways on one database, each with its own index.
let both: [TestGateway, TestGateway];
beforeAll(async () => {
  const databaseUrl = await copySeededDatabase();
  both = [await startTestGateway({ databaseUrl }), await startTestGateway({ databaseUrl })];
});
afterAll(() => Promise.all(both.map((one) => one.close())));

const found = async (gateway: TestGateway, gameName: string) =>
  (
    await gateway.call('getGameList', {
      query: { merchant: 'aurora', clientType: '2', platform: 'html5', language: 'EN', gameName },
    })
  ).value.games.map(({ nodeId }) => nodeId);
const everywhere = (gameName: string) => Promise.all(both.map((one) => found(one, gameName)));

test('an added, renamed, closed or removed game changes the lists of all gateways immediately', async () => {
  const { sql } = both[0];
  expect(await everywhere('Brand-new Banyan')).toEqual([[], []]);
  await sql(`insert into games (node_id, game_id, name, game_type, vendor_code, classification, support_play, icon, is_new, is_live, min_bet, lines, rank)
             values ('n-added', 'added', 'Brand-new Banyan', 'RNG', 'MSN', 'video', 'REAL', 'added', true, false, 10, 5, 1)`);
  expect(await everywhere('brand-NEW banyan')).toEqual([['n-added'], ['n-added']]);
  await sql("update games set name = 'Renamed Banyan' where node_id = 'n-added'");
  expect(await everywhere('Brand-new')).toEqual([[], []]);
  expect(await everywhere('Renamed Banyan')).toEqual([['n-added'], ['n-added']]);
  await sql("update games set is_open = false where node_id = 'n-added'");
  expect(await everywhere('Renamed Banyan')).toEqual([[], []]);
  await sql("update games set is_open = true where node_id = 'n-added'");
  expect(await everywhere('Renamed Banyan')).toEqual([['n-added'], ['n-added']]);
  await sql("delete from games where node_id = 'n-added'");
  expect(await everywhere('Renamed Banyan')).toEqual([[], []]);
});
