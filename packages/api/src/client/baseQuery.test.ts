import { HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { login } from '../contract/auth/login.ts';
import { addFavoriteGame } from '../contract/games/addFavoriteGame.ts';
import { getHotGames } from '../contract/games/getHotGames.ts';
import { getMemberInfo } from '../contract/member/getMemberInfo.ts';
import { sessionStarted } from '../session/sessionSlice.ts';
import { answer, answerRaw, fail, noNetwork } from '../testing/answers.ts';
import { exchangeOnce, startExchange } from '../testing/exchangeOnce.ts';
import { startNetwork } from '../testing/network.ts';
import { sampleValues } from '../testing/samples.ts';
import { testMerchant } from '../testing/testMerchant.ts';
import { createTestStore, testSession } from '../testing/testStore.ts';

const network = startNetwork();
afterEach(() => localStorage.clear());

/** Replies with success and records the requests. */
function record(call: typeof getHotGames | typeof getMemberInfo | typeof addFavoriteGame) {
  const sent: Request[] = [];
  network.use(
    answerRaw(call, (request) => {
      sent.push(request.clone());
      return HttpResponse.json({ success: true, value: sampleValues[call.name as 'getHotGames'] });
    }),
  );
  return sent;
}

describe('the request', () => {
  test('has merchant, language, device and the module id of the call', async () => {
    const sent = record(getMemberInfo);
    await exchangeOnce(getMemberInfo, { language: 'BN' });
    const headers = Object.fromEntries(sent[0]!.headers);
    expect(headers).toMatchObject({
      merchant: 'testmerchant',
      language: 'BN',
      device: 'MOBILE',
      moduleid: 'PERSPNL3',
      authorization: 'token-of-amina',
    });
  });

  test('has no Authorization when signed out, and no ModuleId for a call without a module id', async () => {
    const sent = record(getHotGames);
    await exchangeOnce(getHotGames, { session: undefined });
    expect(sent[0]!.headers.has('Authorization')).toBe(false);
    expect(sent[0]!.headers.has('ModuleId')).toBe(false);
  });

  test('has Device OTHERS on a page opened from the home screen', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(display-mode: standalone)' }));
    const sent = record(getHotGames);
    await exchangeOnce(getHotGames);
    expect(sent[0]!.headers.get('Device')).toBe('OTHERS');
  });

  test('uses the base URL and path of the merchant, and omits parameters without a value', async () => {
    let address = '';
    network.use(
      answerRaw({ ...getHotGames, path: '/v2/hot' }, ({ url }) => {
        address = url;
        return HttpResponse.json({ success: true, value: { list: [] } });
      }),
    );
    const merchant = testMerchant();
    merchant.gateway = { ...merchant.gateway, baseUrl: 'http://other.test/gw/', paths: { getHotGames: '/v2/hot' } };
    await exchangeOnce(getHotGames, { merchant, request: { query: { gameName: 'a b&c', gameType: undefined } } });
    expect(address).toBe('http://other.test/gw/v2/hot?gameName=a+b%26c');
  });

  test('has a JSON body and the idempotency key as a header', async () => {
    const sent = record(addFavoriteGame);
    await exchangeOnce(addFavoriteGame, { request: { body: { nodeId: 'n', vendor: 'v' }, idempotencyKey: 'key-1' } });
    const [request] = sent;
    expect(request!.headers.get('Content-Type')).toBe('application/json');
    expect(request!.headers.get('Idempotency-Key')).toBe('key-1');
    expect(await request!.json()).toEqual({ nodeId: 'n', vendor: 'v' });
  });

  test('a call that needs a session fails if no player is signed in', async () => {
    expect(await exchangeOnce(getMemberInfo, { store: createTestStore() })).toMatchObject({
      error: { code: 'SESSION_MISSING' },
    });
  });

  test('without WebCrypto a login fails, and does not send the password unencrypted', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(await exchangeOnce(login)).toMatchObject({ error: { code: 'CRYPTO_UNAVAILABLE' } });
  });

  test('an unusable public key is an error', async () => {
    const merchant = testMerchant();
    merchant.gateway = {
      ...merchant.gateway,
      rsaPublicKey: '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----\n',
    };
    expect(await exchangeOnce(login, { merchant })).toMatchObject({ error: { code: 'CRYPTO_FAILED' } });
  });
});

describe('retries', () => {
  /** Fails the given number of times, then replies with success. */
  function failTimes(
    call: typeof getHotGames | typeof addFavoriteGame,
    times: number,
    failure: () => Response = () => HttpResponse.error(),
  ) {
    const tries = { count: 0 };
    network.use(
      answerRaw(call, () => {
        tries.count += 1;
        if (tries.count <= times) return failure();
        return HttpResponse.json({ success: true, value: sampleValues[call.name as 'getHotGames'] });
      }),
    );
    return tries;
  }
  const status =
    (code: number, headers = {}) =>
    () =>
      new HttpResponse('', { status: code, headers });

  test.each([
    ['a network fault', undefined],
    ['a 502', status(502)],
  ])('a query succeeds after %s twice', async (_, failure) => {
    const tries = failTimes(getHotGames, 2, failure);
    expect(await exchangeOnce(getHotGames)).toHaveProperty('data');
    expect(tries.count).toBe(3);
  });

  test('a query is sent at most three times', async () => {
    const tries = failTimes(getHotGames, 9);
    expect(await exchangeOnce(getHotGames)).toMatchObject({ error: { code: 'NETWORK' } });
    expect(tries.count).toBe(3);
  });

  test.each([
    ['a refusal', () => HttpResponse.json({ success: false, code: 'NOT_ALLOWED' }, { status: 403 })],
    ['maintenance', () => HttpResponse.json({ success: false, code: 'MAINTENANCE' }, { status: 503 })],
    ['a gateway with a delay of one minute', status(503, { 'Retry-After': '60' })],
    ['an answer that does not fit', () => HttpResponse.json({ success: true, value: null })],
  ])('%s is not retried', async (_, failure) => {
    const tries = failTimes(getHotGames, 9, failure);
    await exchangeOnce(getHotGames);
    expect(tries.count).toBe(1);
  });

  test('a mutation is never retried automatically', async () => {
    const tries = failTimes(addFavoriteGame, 1);
    expect(await exchangeOnce(addFavoriteGame)).toMatchObject({ error: { code: 'NETWORK' } });
    expect(tries.count).toBe(1);
  });

  test('an aborted query ends immediately and is not retried', async () => {
    let tries = 0;
    let abort = () => {};
    network.use(
      answerRaw(getHotGames, () => {
        tries += 1;
        abort();
        return new Promise(() => {});
      }),
    );
    const running = startExchange(createTestStore(), getHotGames);
    abort = () => running.abort();
    expect(await running).toHaveProperty('error');
    expect(tries).toBe(1);
  });

  test.each([
    ['seconds', () => '30'],
    ['a date', () => new Date(Date.now() + 29_900).toUTCString()],
  ])('Retry-After in %s is part of the error', async (_, header) => {
    network.use(answerRaw(addFavoriteGame, status(429, { 'Retry-After': header() })));
    const { error } = await exchangeOnce(addFavoriteGame);
    expect(error).toMatchObject({ code: 'HTTP_429', status: 429 });
    expect([29, 30]).toContain((error as { retryAfterSeconds: number }).retryAfterSeconds);
  });
});

describe('end of a session', () => {
  const current = (store: ReturnType<typeof createTestStore>) => store.getState().session;

  test('SESSION_INVALID from the gateway ends it as expired', async () => {
    network.use(fail(getMemberInfo, 'SESSION_INVALID'));
    const store = createTestStore({ session: testSession });
    await exchangeOnce(getMemberInfo, { store });
    expect(current(store)).toMatchObject({ current: null, endedBecause: 'expired' });
    expect(localStorage.getItem('MC_SESSION_INFO')).toBeNull();
  });

  test.each([
    ['no network', noNetwork(getMemberInfo)],
    ['an unreadable answer', answerRaw(getMemberInfo, () => new HttpResponse('<html>'))],
    ['a bare 401 from a proxy', answerRaw(getMemberInfo, () => new HttpResponse('', { status: 401 }))],
    ['a 403', fail(getMemberInfo, 'NOT_ALLOWED')],
    ['a 500', fail(getMemberInfo, 'INTERNAL')],
    ['maintenance', fail(getMemberInfo, 'MAINTENANCE')],
  ])('%s does not end it', async (_, handler) => {
    network.use(handler);
    const store = createTestStore({ session: testSession });
    await exchangeOnce(getMemberInfo, { store });
    expect(current(store).current).toEqual(testSession);
    expect(localStorage.getItem('MC_SESSION_INFO')).not.toBeNull();
  });

  test('a late refusal of an old token does not end the new session', async () => {
    const next = { ...testSession, token: 'token-of-bashir', userName: 'bashir' };
    const store = createTestStore({ session: testSession });
    network.use(
      answerRaw(getMemberInfo, () => {
        store.dispatch(sessionStarted(next));
        return HttpResponse.json({ success: false, code: 'SESSION_INVALID' }, { status: 401 });
      }),
    );
    await exchangeOnce(getMemberInfo, { store });
    expect(current(store).current).toEqual(next);
  });

  test('a reply for the previous player is discarded', async () => {
    const store = createTestStore({ session: testSession });
    network.use(
      answer(getMemberInfo, () => {
        store.dispatch(sessionStarted({ ...testSession, token: 'token-of-bashir', userName: 'bashir' }));
        return sampleValues.getMemberInfo;
      }),
    );
    expect(await exchangeOnce(getMemberInfo, { store })).toMatchObject({ error: { code: 'SESSION_CHANGED' } });
  });
});

test('a store without a gateway context throws an error that names extraArgument', async () => {
  const { contextOf } = await import('./context.ts');
  expect(() => contextOf(undefined)).toThrow(/extraArgument/);
});
