import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../db/connect.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { seedLotteries } from './seedLotteries.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const drawsOf = async (code: string) => {
  const [row] = await gateway.sql('select count(*)::int from draws where game_code = $1', [code]);
  return row!.count as number;
};

test('a database seeded before a lottery was added gets its draws, tile, class and place', async () => {
  await gateway.sql(`delete from draws where game_code = 'QDHL_3'`);
  await gateway.sql(`delete from lottery_games where code = 'QDHL_3'`);
  await gateway.sql(`delete from vendor_classifications where code = 'eleven'`);
  await gateway.sql(`delete from seed_marks where name like '%with 5 of 11'`);
  await gateway.sql(
    `update games set name = 'Keno Noon', local_names = '{}', classification = 'keno', game_group_id = 'keno' where game_code = 'QDHL_3'`,
  );

  const connection = connect(gateway.databaseUrl);
  await seedLotteries(connection.db);
  await connection.close();

  expect(await drawsOf('QDHL_3')).toBeGreaterThan(100);
  const [tile] = await gateway.sql(
    `select name, local_names, classification, game_group_id from games where game_code = 'QDHL_3'`,
  );
  expect(tile).toMatchObject({
    name: 'Quickdraw Five of Eleven 1 min',
    local_names: { PT: 'Quickdraw Cinco de Onze 1 min' },
    classification: 'eleven',
    game_group_id: 'eleven',
  });
  const classes = await gateway.sql(`select vendor_code from vendor_classifications where code = 'eleven'`);
  expect(classes.map(({ vendor_code }) => vendor_code as string).toSorted()).toEqual(['BLKN', 'LLNS', 'NGRV', 'QDHL']);
  const ranks = await gateway.sql('select code from lottery_games order by rank');
  expect(ranks.map(({ code }) => code as string).slice(-6)).toEqual([
    'QDHL_3',
    'LLNS_1',
    'LLNS_2',
    'BLKN_1',
    'BLKN_2',
    'BLKN_3',
  ]);
});
