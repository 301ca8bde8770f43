import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sample } from '@livery/config/sample';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMerchantFolder } from '../testing/createMerchantFolder.ts';
import { copySeededDatabase, startTestGateway, type TestGateway } from '../testing/testGateway.ts';

// A merchant with a ledger, and later a folder with another money format.
let databaseUrl: string;
let before: TestGateway;
const folders: string[] = [];
const gateways: TestGateway[] = [];

beforeAll(async () => {
  databaseUrl = await copySeededDatabase();
  before = await open({});
});
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
  for (const folder of folders) rmSync(folder, { recursive: true });
});

async function open(currency: Readonly<Record<string, string>>): Promise<TestGateway> {
  const dir = createMerchantFolder({ coin: {} });
  folders.push(dir);
  const file = join(dir, 'coin', 'merchant.json');
  const merchant = JSON.parse(readFileSync(file, 'utf8')) as { currency: object };
  writeFileSync(file, JSON.stringify({ ...merchant, currency: { ...merchant.currency, ...currency } }));
  const gateway = await startTestGateway({ databaseUrl, dir, hasMembersAlone: true });
  gateways.push(gateway);
  return gateway;
}

const transfer = async (gateway: TestGateway) =>
  gateway.call('transfer', {
    merchant: 'coin',
    token: await gateway.tokenOf('demo1', 'coin'),
    body: { from: 'MAIN', to: 'MSN', amount: '100' },
  });

const changes = [
  ['fewer decimals', { pattern: '#,##0' }],
  ['more decimals', { pattern: '#,##0.000' }],
  ['another currency', { code: 'USD', symbol: '$' }],
] as const;

test.each(sample(changes, 3))('with %s no money moves, so that the ledger stays correct', async (_, currency) => {
  expect((await transfer(before)).status).toBe(200);
  const ledger = async () =>
    before.sql("select count(*) from entries where member_id in (select id from members where merchant_code = 'coin')");
  const posted = await ledger();
  const reply = await transfer(await open(currency));
  expect([reply.status, reply.code]).toEqual([503, 'MAINTENANCE']);
  expect(await ledger()).toEqual(posted);
});
