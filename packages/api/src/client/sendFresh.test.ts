import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { login } from '../contract/auth/login.ts';
import { withdraw } from '../contract/withdraw/withdraw.ts';
import { setGatewayTime } from '../crypto/gatewayClock.ts';
import { answerRaw } from '../testing/answers.ts';
import { decryptBody } from '../testing/decryptBody.ts';
import { exchangeOnce } from '../testing/exchangeOnce.ts';
import { startNetwork } from '../testing/network.ts';
import { sampleValues } from '../testing/samples.ts';
import { testMerchant } from '../testing/testMerchant.ts';

const network = startNetwork();
afterEach(() => {
  setGatewayTime(Date.now());
  vi.useRealTimers();
});

const refuse = (status: number, code: string, value?: object) =>
  HttpResponse.json({ success: false, code, message: 'test', value }, { status });

/**
 * Simulates a gateway whose clock is at `now`, which accepts bodies that are at most five minutes old. Records the
 * requests.
 */
function answerByClock(call: typeof login, now: number) {
  const sent: Request[] = [];
  network.use(
    answerRaw(call, async (request) => {
      sent.push(request.clone());
      const { time } = (await request.clone().json()) as { time: number };
      if (Math.abs(now - time) > 300_000) return refuse(400, 'BODY_EXPIRED', { now });
      return HttpResponse.json({ success: true, value: sampleValues.login });
    }),
  );
  return sent;
}

/** Fails the first request and replies with success to the others. Records the requests. */
function failFirst(call: typeof login | typeof withdraw, failure: () => Response) {
  const sent: Request[] = [];
  network.use(
    answerRaw(call, (request) => {
      sent.push(request.clone());
      return sent.length === 1
        ? failure()
        : HttpResponse.json({ success: true, value: sampleValues[call.name as 'login'] });
    }),
  );
  return sent;
}

const timesOf = (sent: readonly Request[]) =>
  Promise.all(sent.map(async (request) => ((await request.clone().json()) as { time: number }).time));

describe.each([
  ['behind', -3_600_000],
  ['ahead', 3_600_000],
])('a phone whose clock is an hour %s', (_, wrongBy) => {
  test("logs in with its second request, and then uses the gateway's time", async () => {
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: now + wrongBy });
    const sent = answerByClock(login, now);
    const body = { username: 'amina', password: 'Pa55word', type: 'username' };
    expect((await exchangeOnce(login, { request: { body } })).error).toBeUndefined();
    expect(sent).toHaveLength(2);
    expect(await decryptBody(sent[1]!)).toEqual(body);
    expect((await exchangeOnce(login, { request: { body } })).error).toBeUndefined();
    expect(sent).toHaveLength(3);
    expect(await timesOf(sent)).toEqual([now + wrongBy, now, now]);
  });
});

test("an encrypted body is bound to the merchant's path for the call", async () => {
  const merchant = testMerchant();
  merchant.gateway = { ...merchant.gateway, paths: { login: '/v2/sign-in' } };
  const sent: Request[] = [];
  network.use(
    http.post('*/v2/sign-in', ({ request }) => {
      sent.push(request.clone());
      return HttpResponse.json({ success: true, value: sampleValues.login });
    }),
  );
  const body = { username: 'amina', password: 'Pa55word', type: 'username' };
  expect((await exchangeOnce(login, { merchant, request: { body } })).error).toBeUndefined();
  expect(await decryptBody(sent[0]!)).toEqual(body);
});

test('a replayed body is encrypted again and sent with the same idempotency key', async () => {
  const sent = failFirst(withdraw, () => refuse(409, 'BODY_REPLAYED'));
  expect((await exchangeOnce(withdraw, { request: { idempotencyKey: 'key-of-one' } })).error).toBeUndefined();
  expect(sent.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['key-of-one', 'key-of-one']);
  const nonces = await Promise.all(sent.map(async (request) => ((await request.json()) as { nonce: string }).nonce));
  expect(nonces[0]).not.toBe(nonces[1]);
});

test('a gateway that also refuses the corrected time gets no third request', async () => {
  const sent: Request[] = [];
  network.use(
    answerRaw(login, (request) => {
      sent.push(request);
      return refuse(400, 'BODY_EXPIRED', { now: 5 });
    }),
  );
  expect((await exchangeOnce(login)).error).toMatchObject({ code: 'BODY_EXPIRED' });
  expect(sent).toHaveLength(2);
});

test.each([
  ['another failure of the same status', () => refuse(400, 'REQUEST_INVALID')],
  ['a refused time without the gateway’s own', () => refuse(400, 'BODY_EXPIRED', {})],
  ['a page of a proxy', () => new HttpResponse('<html>', { status: 409 })],
  ['null', () => HttpResponse.json(null, { status: 400 })],
])('%s causes no second request', async (_, failure) => {
  const sent = failFirst(login, failure);
  expect((await exchangeOnce(login)).error).toBeDefined();
  expect(sent).toHaveLength(1);
});
