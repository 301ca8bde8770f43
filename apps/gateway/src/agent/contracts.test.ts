import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMerchantFolder } from '../testing/createMerchantFolder.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

const dir = createMerchantFolder({
  /** The template of the test database already has the data of aurora and padma. */
  aurora: { switches: { AGENTPOLICY3: true } },
  other: { switches: { AGENTPOLICY3: true } },
  padma: {},
});
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ dir });
});
afterAll(async () => {
  await gateway.close();
  rmSync(dir, { recursive: true, force: true });
});

const kinds = [
  { get: 'getSalaryContract', answer: 'answerSalaryContract', field: 'dailysalreqtype' },
  { get: 'getDividendContract', answer: 'answerDividendContract', field: 'divtypecompperiodreq' },
  { get: 'getHourContract', answer: 'answerHourContract', field: 'contracthoursalreq' },
] as const;

type Value = Record<string, unknown> & { contract?: { id: string; answeredAt?: string; offeredBy: string } };

describe.each(kinds)('$get', ({ get, answer, field }) => {
  const read = async (token: string, merchant = 'aurora') =>
    (await gateway.call(get, { merchant, token })).value as Value;
  const reply = (token: string, contractId: string, state: string, merchant = 'aurora') =>
    gateway.call(answer, { merchant, token, body: { contractId, [field]: state } });

  test('an agent has a merchant’s offer, a player has the agent’s offer, and another player has no offer', async () => {
    const [agent, player, otherPlayer] = await Promise.all(
      ['agent1', 'demo2', 'demo1'].map(async (name) => read(await gateway.tokenOf(name, 'aurora'))),
    );
    expect(agent).toMatchObject({ [field]: 'PENDING', contract: { offeredBy: 'Aurora' } });
    expect(player).toMatchObject({ [field]: 'PENDING', contract: { offeredBy: 'agent1' } });
    expect(otherPlayer).toEqual({ [field]: 'NONE', earlier: [] });
  });

  test('of several simultaneous answers only the first succeeds', { tags: 'whole' }, async () => {
    const token = await gateway.tokenOf('agent1', 'aurora');
    const { id } = (await read(token)).contract!;
    const replies = await Promise.all(
      ['ACCEPTED', 'REJECTED', 'ACCEPTED', 'REJECTED'].map((state) => reply(token, id, state)),
    );
    const good = replies.filter(({ status }) => status === 200);
    expect(good.length).toBe(1);
    expect(replies.filter(({ code }) => code === 'ANSWERED_BEFORE').length).toBe(3);
    const after = await read(token);
    expect(after).toEqual(good[0]!.value);
    expect(after.contract!.answeredAt).toBeDefined();
    expect(['ACCEPTED', 'REJECTED']).toContain(after[field]);
    expect((await reply(token, id, 'ACCEPTED')).code).toBe('ANSWERED_BEFORE');
  });

  test('an offer can be rejected', async () => {
    const token = await gateway.tokenOf('demo2', 'aurora');
    const { id } = (await read(token)).contract!;
    expect((await reply(token, id, 'REJECTED')).value).toMatchObject({ [field]: 'REJECTED' });
    expect(await read(token)).toMatchObject({ [field]: 'REJECTED' });
  });

  test('an offer for another member, kind or merchant, or an unknown id, is NOT_FOUND and stays pending', async () => {
    const [token, otherPlayer, elsewhere] = await Promise.all([
      gateway.tokenOf('demo2', 'other'),
      gateway.tokenOf('demo1', 'other'),
      gateway.tokenOf('demo2', 'aurora'),
    ]);
    const { id } = (await read(token, 'other')).contract!;
    expect((await reply(otherPlayer, id, 'ACCEPTED', 'other')).code).toBe('NOT_FOUND');
    expect((await reply(elsewhere, id, 'ACCEPTED')).code).toBe('NOT_FOUND');
    expect((await reply(token, '999999999999999', 'ACCEPTED', 'other')).code).toBe('NOT_FOUND');
    const otherKind = kinds.find((kind) => kind.get !== get)!;
    expect(
      (
        await gateway.call(otherKind.answer, {
          merchant: 'other',
          token,
          body: { contractId: id, [otherKind.field]: 'ACCEPTED' },
        })
      ).code,
    ).toBe('NOT_FOUND');
    expect(await read(token, 'other')).toMatchObject({ [field]: 'PENDING' });
  });

  test('an offer expires after 30 days, and earlier offers are listed with their outcome', async () => {
    const token = await gateway.tokenOf('demo1', 'other');
    const kind = get === 'getSalaryContract' ? 'SALARY' : get === 'getHourContract' ? 'HOUR' : 'DIVIDEND';
    const offer = (daysAgo: number, state: string) =>
      gateway.sql(`insert into agent_contracts (member_id, kind, offered_by, offered_at, state, terms)
        select m.id, '${kind}', 'agent1', now() - interval '${daysAgo} days', '${state}', c.terms
        from members m, agent_contracts c
        where m.username = 'demo1' and m.merchant_code = 'other' and c.kind = '${kind}' order by c.id limit 1`);
    await offer(90, 'ACCEPTED');
    await offer(60, 'PENDING');
    await offer(31, 'PENDING');
    const late = await read(token, 'other');
    expect(late).toMatchObject({ [field]: 'EXPIRED', earlier: [{ state: 'EXPIRED' }, { state: 'ACCEPTED' }] });
    expect((await reply(token, late.contract!.id, 'ACCEPTED', 'other')).code).toBe('OFFER_EXPIRED');
    await offer(29, 'PENDING');
    const replaced = await read(token, 'other');
    await offer(28, 'PENDING');
    expect((await reply(token, replaced.contract!.id, 'ACCEPTED', 'other')).code).toBe('OFFER_EXPIRED');
    const open = await read(token, 'other');
    expect(open).toMatchObject({ [field]: 'PENDING' });
    expect(open['earlier']).toHaveLength(4);
    expect((await reply(token, open.contract!.id, 'ACCEPTED', 'other')).value).toMatchObject({ [field]: 'ACCEPTED' });
    await gateway.sql(
      "delete from agent_contracts where member_id = (select id from members where username = 'demo1' and merchant_code = 'other')",
    );
  });

  test('without AGENTPOLICY3 contract calls are rejected with NOT_ALLOWED', async () => {
    const token = await gateway.tokenOf('agent1', 'padma');
    expect((await gateway.call(get, { merchant: 'padma', token })).code).toBe('NOT_ALLOWED');
    expect((await reply(token, '1', 'ACCEPTED', 'padma')).code).toBe('NOT_ALLOWED');
  });

  test('guests, trials and unknown answers are rejected', async () => {
    expect((await gateway.call(get, { merchant: 'other' })).code).toBe('SESSION_MISSING');
    const trial = await gateway.tokenOf('demo3', 'other');
    await gateway.sql("update members set type = 40 where username = 'demo3' and merchant_code = 'other'");
    expect((await gateway.call(get, { merchant: 'other', token: trial })).code).toBe('TRIAL_NOT_ALLOWED');
    await gateway.sql("update members set type = 0 where username = 'demo3' and merchant_code = 'other'");
    const token = await gateway.tokenOf('agent1', 'other');
    for (const state of ['PENDING', 'NONE', 'accept', ''])
      expect((await reply(token, '1', state, 'other')).code).toBe('REQUEST_INVALID');
  });
});

test('each contract returns the steps of its terms', async () => {
  const token = await gateway.tokenOf('agent1', 'other');
  const [salary, dividend, hour] = await Promise.all([
    gateway.call('getSalaryContract', { merchant: 'other', token }),
    gateway.call('getDividendContract', { merchant: 'other', token }),
    gateway.call('getHourContract', { merchant: 'other', token }),
  ]);
  expect(salary.value.contract!.steps[0]).toEqual({ turnover: '50000.00', pay: '100.00' });
  expect(dividend.value.contract).toMatchObject({
    period: 'MONTH',
    steps: [
      { netWin: '10000.00', rate: '5.00' },
      { netWin: '50000.00', rate: '8.00' },
      { netWin: '250000.00', rate: '12.00' },
    ],
  });
  expect(hour.value.contract!.steps.at(-1)).toEqual({ turnover: '25000.00', pay: '60.00' });
});
