import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../db/connect.ts';
import { registrationBody } from '../testing/registrationBody.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { runOnce } from './idempotency.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

// padma requires no captcha for registration.
const register = (username: string, key: string, more = {}) =>
  gateway.call('register', { merchant: 'padma', key, body: registrationBody({ username, ...more }) });
const countOf = async (username: string) =>
  (await gateway.sql('select 1 from members where username = $1', [username])).length;

test('the same request with the same key has one effect and gets the same reply', async () => {
  const first = await register('twicesent', 'key-twice-sent');
  const again = await register('twicesent', 'key-twice-sent');
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.envelope).toEqual(first.envelope);
  expect(await countOf('twicesent')).toBe(1);
});

test('many simultaneous requests with one key have one effect and get the same reply', async () => {
  const replies = await Promise.all(Array.from({ length: 8 }, () => register('atonce', 'key-all-at-once')));
  expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(await countOf('atonce')).toBe(1);
});

test('another key is a separate request', async () => {
  await register('twokeys', 'key-one-of-two');
  expect((await register('twokeys', 'key-two-of-two')).code).toBe('USER_EXISTS');
});

test('the same key with another payload is KEY_REUSED', async () => {
  await register('firstname', 'key-for-first-name');
  const reply = await register('othername', 'key-for-first-name');
  expect([reply.status, reply.code]).toEqual([409, 'KEY_REUSED']);
  expect(await countOf('othername')).toBe(0);
});

test('a failed call can be retried with the same key and a corrected body', async () => {
  expect((await register('correctedname', 'key-of-corrected', { password: 'short' })).code).toBe('REQUEST_INVALID');
  expect((await register('correctedname', 'key-of-corrected')).status).toBe(200);
});

test('a key of one merchant has no meaning at another merchant', async () => {
  await register('twoplaces', 'key-of-two-places');
  const { captchaId } = (await gateway.call('getCaptcha')).value;
  const there = await gateway.call('register', {
    key: 'key-of-two-places',
    body: registrationBody({ username: 'twoplaces', captchaId, captcha: await gateway.solve(captchaId) }),
  });
  expect(there.status).toBe(200);
  expect(await countOf('twoplaces')).toBe(2);
});

test.each([[''], ['short'], ['with blanks in it'], ['x'.repeat(65)], ["key'; drop table members"]])(
  '"%s" is not a valid key',
  async (key) => {
    const reply = await register('nokeyhere', key);
    expect([reply.status, reply.code]).toEqual([400, 'REQUEST_INVALID']);
    expect(reply.envelope.value).toMatchObject({ issues: [{ path: 'header.Idempotency-Key' }] });
  },
);

test('the stored row reveals neither the key nor the payload', async () => {
  await register('storedsecret', 'key-stored-secret');
  const kept = JSON.stringify(await gateway.sql('select * from idempotency_keys'));
  expect(kept).toContain('storedsecret');
  expect(kept).not.toContain('key-stored-secret');
  expect(kept).not.toContain('secret-7');
});

test(
  'a member has at most forty waiting requests, because all members share the gateway’s capacity',
  { tags: 'whole' },
  async () => {
    const { db, close } = connect(gateway.databaseUrl);
    let release = (): void => {};
    const released = new Promise<object>((resolve) => {
      release = () => resolve({});
    });
    const sent = Array.from({ length: 45 }, (_, i) =>
      runOnce(
        db,
        { merchantCode: 'aurora', memberId: 1, call: 'transfer', key: `key-of-many-${i}`, payload: i },
        () => released,
      ),
    );
    release();
    const heard = await Promise.allSettled(sent);
    expect(heard.filter(({ status }) => status === 'fulfilled')).toHaveLength(40);
    for (const one of heard.slice(40)) expect(one).toMatchObject({ status: 'rejected', reason: { code: 'TOO_MANY' } });
    await close();
  },
);
