import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../db/connect.ts';
import { deleteExpired } from '../db/deleteExpired.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const minutesLeft = async () =>
  (
    (await gateway.sql(
      "select round(extract(epoch from expires_at - now()) / 60)::int as minutes from sessions where kind = 'trial' order by created_at desc limit 1",
    )) as [{ minutes: number }]
  )[0].minutes;

test('freePlay creates a trial account of type 4 with its own play money for a guest', async () => {
  const { value } = await gateway.call('freePlay');
  expect(value).toMatchObject({
    merchantCode: 'aurora',
    type: 4,
    firstTimeLogin: true,
    userName: expect.stringMatching(/^trial\d{4,8}$/),
  });
  expect((await gateway.call('getMemberInfo', { token: value.token })).value).toMatchObject({
    type: 4,
    account: value.userName,
  });
  expect((await gateway.call('getWallet', { token: value.token })).value).toMatchObject({
    sumBalance: '2000.00',
    wallets: [{ code: 'MAIN', balance: '2000.00' }],
  });
});

test('each trial is a new account', async () => {
  const names = (await Promise.all(Array.from({ length: 4 }, () => gateway.call('freePlay')))).map(
    ({ value }) => value.userName,
  );
  expect(new Set(names).size).toBe(4);
});

test('a trial is rejected by calls for members', async () => {
  const { token } = (await gateway.call('freePlay')).value;
  const body = { oldPassword: 'x', newPassword: 'secret-7', confirmNewPassword: 'secret-7' };
  const replies = [
    await gateway.call('getSecurity', { token }),
    await gateway.call('getPersonalInfo', { token }),
    await gateway.call('changePassword', { token, body }),
  ];
  expect(replies.map(({ status, code }) => `${status} ${code}`)).toEqual(Array(3).fill('403 TRIAL_NOT_ALLOWED'));
});

test('a trial ends after two hours, even if it is used or renewed', async () => {
  const { token } = (await gateway.call('freePlay')).value;
  expect(await minutesLeft()).toBe(120);
  await gateway.sql(
    "update sessions set expires_at = now() + interval '7 minutes', renewed_at = now() - interval '113 minutes' where kind = 'trial'",
  );
  expect((await gateway.call('getWallet', { token })).status).toBe(200);
  expect(await minutesLeft()).toBe(7);
  expect(Date.parse((await gateway.call('renewSession', { token })).value.expirationTime) - Date.now()).toBeLessThan(
    8 * 60_000,
  );
  await gateway.sql("update sessions set expires_at = now() - interval '1 second' where kind = 'trial'");
  expect((await gateway.call('getWallet', { token })).code).toBe('SESSION_INVALID');
});

test('no password logs into a trial', async () => {
  const { userName } = (await gateway.call('freePlay')).value;
  expect((await gateway.logIn(userName, 'anything')).code).toBe('LOGIN_WRONG');
});

test('getTrialAccount returns the offer, and in a trial also the caller’s account', async () => {
  const offer = { state: 1, minutes: 120, playMoney: '2000.00' };
  expect((await gateway.call('getTrialAccount')).value).toEqual(offer);
  const { token, userName } = (await gateway.call('freePlay')).value;
  const { value } = await gateway.call('getTrialAccount', { token });
  expect(value).toEqual({ ...offer, account: { userName, expirationTime: expect.any(String) } });
  expect(Date.parse(value.account!.expirationTime) - Date.now()).toBeGreaterThan(119 * 60_000);
  expect((await gateway.call('getTrialAccount', { token: await gateway.tokenOf('demo1') })).value).toEqual(offer);
});

test('a merchant opens at most sixty trials a minute, independent of other merchants', async () => {
  await gateway.sql(
    "insert into members (merchant_code, username, type, password_hash, register_method, register_host) select 'aurora', 'crowd' || n, 4, '', 'TRIAL', '' from generate_series(1, 60) n",
  );
  const reply = await gateway.call('freePlay');
  expect([reply.status, reply.code]).toEqual([429, 'TOO_MANY']);
  const wait = Number(reply.headers.get('Retry-After'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect((await gateway.call('getTrialAccount')).value.state).toBe(0);
  expect((await gateway.call('freePlay', { merchant: 'padma' })).status).toBe(200);
  await gateway.sql("update members set created_at = now() - interval '61 seconds' where username like 'crowd%'");
  expect((await gateway.call('freePlay')).status).toBe(200);
});

test('deleteExpired closes trials after a day and keeps their rows for the ledger', async () => {
  const { token, userName } = (await gateway.call('freePlay')).value;
  await gateway.sql("update members set created_at = now() - interval '25 hours' where username = $1", [userName]);
  const { db, close } = connect(gateway.databaseUrl);
  await deleteExpired(db);
  await close();
  expect(await gateway.sql('select status from members where username = $1', [userName])).toEqual([
    { status: 'closed' },
  ]);
  expect((await gateway.call('getWallet', { token })).code).toBe('SESSION_INVALID');
  expect((await gateway.logIn('demo1', 'demo1234')).status).toBe(200);
});
