import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideAsCashier, mainBalanceOf } from '../testing/decideAsCashier.ts';
import { createMerchantFolder } from '../testing/createMerchantFolder.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

// The template of the test database already has the data of both merchants.
const dir = createMerchantFolder({ aurora: { switches: { REFERRAL: true } }, padma: {} });
const merchant = 'aurora';
let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startTestGateway({ dir });
  token = await gateway.tokenOf('demo1', merchant);
});
afterAll(async () => {
  await gateway.close();
  rmSync(dir, { recursive: true, force: true });
});

const referral = async (query = {}, by = token) =>
  (await gateway.call('getReferral', { merchant, token: by, query })).value;

test('a referral has a code, a link, friends with masked names, and the earned rewards', async () => {
  const value = await referral();
  expect(value).toMatchObject({
    code: expect.stringMatching(/^[0-9A-F]{8}$/),
    reward: '200.00',
    earned: '200.00',
    friends: 2,
  });
  expect(value.link).toBe(`/m/register?affiliateCode=${value.code}`);
  expect(value.invited.content.map(({ name, reward }) => [name, reward]).toSorted()).toEqual([
    ['d***4', '200.00'],
    ['d***5', '0.00'],
  ]);
  expect((await referral({ pageSize: '1', pageNo: '2' })).invited).toMatchObject({
    pageNum: 2,
    totalPages: 2,
    content: [{ name: expect.any(String) }],
  });
});

test('the link has the origin of the calling page', async () => {
  const reply = await gateway.call('getReferral', {
    merchant,
    token,
    headers: { Origin: 'http://aurora.localhost:4000' },
  });
  expect(reply.value.link).toMatch(/^http:\/\/aurora\.localhost:4000\/m\/register\?affiliateCode=/);
});

test('a friend’s first deposit rewards the referrer only once', async () => {
  const before = await mainBalanceOf(gateway, token, merchant);
  const friend = await gateway.tokenOf('demo5', merchant);
  for (let i = 0; i < 2; i++) {
    const { depositId } = (await gateway.call('depositAlipay', { merchant, token: friend, body: { amount: '500' } }))
      .value;
    expect((await decideAsCashier(gateway, 'deposit', depositId, 'approve')).status).toBe(200);
  }
  expect(await mainBalanceOf(gateway, token, merchant)).toBe(before + 20_000n);
  expect(await referral()).toMatchObject({ earned: '400.00', friends: 2 });
  const [moved] = (await gateway.call('getTransactions', { merchant, token, query: { code: 'REFERRAL' } })).value
    .content;
  expect(moved).toMatchObject({ name: 'Referral reward', amount: '200.00' });
});

test('a member without invited friends has a code too', async () => {
  const value = await referral({}, await gateway.tokenOf('demo3', merchant));
  expect(value).toMatchObject({ friends: 0, earned: '0.00', invited: { content: [], totalPages: 0 } });
  expect(value.code).not.toBe((await referral()).code);
});

test('a merchant without the switch rejects the call', async () => {
  const reply = await gateway.call('getReferral', {
    merchant: 'padma',
    token: await gateway.tokenOf('demo1', 'padma'),
  });
  expect([reply.status, reply.code]).toEqual([403, 'NOT_ALLOWED']);
});
