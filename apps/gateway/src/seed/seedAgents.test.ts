import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMerchantFolder } from '../testing/createMerchantFolder.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { makeDownline } from './agents/makeDownline.ts';
import { makeFigures } from './agents/makeFigures.ts';

// Both tests seed a merchant with its agents.
describe('the agent of a merchant', { tags: 'whole' }, () => {
  let dir: string;
  let gateway: TestGateway;
  beforeAll(async () => {
    dir = createMerchantFolder({ older: {}, taken: {} });
    gateway = await startTestGateway({ dir });
  });
  afterAll(async () => {
    await gateway.close();
    rmSync(dir, { recursive: true, force: true });
  });

  const members = async (merchant: string) =>
    (await gateway.call('getAgentInfo', { merchant, token: await gateway.tokenOf('agent1', merchant) })).value.members;

  test('a database that was seeded before agents existed gets an agent', async () => {
    await gateway.sql("insert into seed_marks (name, version) values ('merchant older', 1)");
    expect(await members('older')).toBe(168);
  });

  test('a player with the agent’s name stays a player', async () => {
    await gateway.sql(
      "insert into members (merchant_code, username, password_hash, register_method, register_host) select 'taken', 'agent1', password_hash, 'H5', 'taken.example' from members where merchant_code = 'aurora' and username = 'agent1'",
    );
    expect(
      (await gateway.call('getAgentInfo', { merchant: 'taken', token: await gateway.tokenOf('agent1', 'taken') })).code,
    ).toBe('NOT_AGENT');
    expect(
      (await gateway.call('getInbox', { merchant: 'taken', token: await gateway.tokenOf('demo2', 'taken'), query: {} }))
        .status,
    ).toBe(200);
  });
});

test('a merchant always gets the same downline and figures, different from another merchant’s', () => {
  const span = { merchantCode: 'aurora', from: '2026-01-01', to: '2026-03-15', exponent: 2 };
  expect(makeDownline('aurora')).toEqual(makeDownline('aurora'));
  expect(makeDownline('aurora')).not.toEqual(makeDownline('padma'));
  const figures = makeFigures(makeDownline('aurora'), span);
  expect(figures).toEqual(makeFigures(makeDownline('aurora'), span));
  expect(figures.length).toBeGreaterThan(1_000);
});

test('no member has figures before joining, and no member joined before their referrer', () => {
  const downline = makeDownline('aurora');
  for (const one of downline)
    if (one.upline !== undefined) expect(one.joinedDaysAgo).toBeLessThanOrEqual(downline[one.upline]!.joinedDaysAgo);
  const to = '2026-03-15';
  for (const { member, day } of makeFigures(downline, {
    merchantCode: 'aurora',
    from: '2026-01-01',
    to,
    exponent: 0,
  })) {
    expect((Date.parse(to) - Date.parse(day)) / 86_400_000).toBeLessThanOrEqual(downline[member]!.joinedDaysAgo);
  }
});
