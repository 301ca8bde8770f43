import type { Dialect } from '@livery/merchant';
import { describe, expect, test } from 'vitest';
import { type CallName, calls } from '../contract/calls.ts';
import { decryptBody } from '../testing/decryptBody.ts';
import { exchangeOnce } from '../testing/exchangeOnce.ts';
import { sampleValues } from '../testing/samples.ts';
import { testDialect, testMerchantInDialect } from '../testing/testDialect.ts';
import { testSession } from '../testing/testStore.ts';
import { allowedHeaders } from './corsHeaders.ts';
import type { GatewayRequest } from './gatewayRequest.ts';

/** Sends a call in a dialect, and returns the request and the result. */
async function exchange(
  name: CallName,
  dialect: Partial<Dialect>,
  { reply, request }: { reply?: Response; request?: Omit<GatewayRequest, 'call'> } = {},
) {
  const sent: {
    request: () => Request;
    address: URL;
    headers: Headers;
    body: Record<string, unknown> | undefined;
    cache: RequestCache | undefined;
  }[] = [];
  const result = await exchangeOnce(calls[name], {
    merchant: testMerchantInDialect(dialect),
    request,
    fetch: async (address, init = {}) => {
      const { headers, body, cache } = init;
      const text = typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : undefined;
      sent.push({
        request: () => new Request(address, init),
        address: new URL(address as string),
        headers: new Headers(headers),
        body: text,
        cache,
      });
      return reply?.clone() ?? Response.json({ success: true, value: sampleValues[name] });
    },
  });
  return { ...sent[0]!, result };
}

const tokenIn = ({ address, headers }: { address: URL; headers: Headers }) => [
  headers.get('Authorization'),
  address.searchParams.get('token'),
];
const { token } = testSession;

describe('the token', () => {
  test.each<[Dialect['token'], CallName, (string | null)[]]>([
    ['header', 'getMemberInfo', [token, null]],
    ['header', 'getFavoriteGames', [token, null]],
    ['parameter', 'getMemberInfo', [null, token]],
    ['parameter', 'addFavoriteGame', [null, token]],
    ['both', 'getMemberInfo', [token, null]],
    ['both', 'getFavoriteGames', [token, token]],
    ['both', 'getFavoriteGamesAll', [token, token]],
    ['both', 'getAnnouncements', [token, token]],
    ['both', 'getDividendContract', [token, token]],
    ['both', 'logout', [token, token]],
  ])('with place %s is sent by %s as configured', async (place, name, expected) => {
    expect(tokenIn(await exchange(name, { token: place }))).toEqual(expected);
  });

  test.each<[Dialect['token'], CallName, RequestCache]>([
    ['both', 'getAnnouncements', 'no-store'],
    ['parameter', 'getAnnouncements', 'no-store'],
    ['parameter', 'getHotGames', 'no-store'],
    ['both', 'getHotGames', 'default'],
    ['header', 'getAnnouncements', 'default'],
  ])('with place %s is never in a cached address: %s has the cache mode %s', async (place, name, expected) => {
    const { cache } = await exchange(name, { token: place });
    expect(cache).toBe(expected);
  });

  test('as a parameter is not sent for a guest', async () => {
    const merchant = testMerchantInDialect({ token: 'parameter' });
    let address = '';
    await exchangeOnce(calls.getHotGames, {
      merchant,
      session: undefined as never,
      fetch: async (url) => {
        address = url as string;
        return Response.json({ success: true, value: sampleValues.getHotGames });
      },
    });
    expect(address).not.toContain('token');
  });
});

describe('the module id', () => {
  test('in the payload is a parameter of a request without a body, and not a header', async () => {
    const { address, headers } = await exchange('getChatUnread', { moduleId: 'payload' });
    expect([address.searchParams.get('moduleId'), headers.get('ModuleId')]).toEqual(['CBS3', null]);
  });

  test('in the payload is a field of the body, even if the call has no other field', async () => {
    const { body, headers } = await exchange('freePlay', { moduleId: 'payload' });
    expect([body, headers.get('ModuleId')]).toEqual([{ moduleId: 'FREEPLAY3' }, null]);
    const read = await exchange('markAsRead', { moduleId: 'payload' }, { request: { body: { read: true } } });
    expect(read.body).toEqual({ read: true, moduleId: 'COMM3' });
  });

  test('in the header is not a parameter', async () => {
    const { address, headers } = await exchange('getChatUnread', {});
    expect([address.searchParams.has('moduleId'), headers.get('ModuleId')]).toEqual([false, 'CBS3']);
  });
});

describe('headers', () => {
  test('are omitted and renamed as configured by the merchant', async () => {
    const { headers } = await exchange(
      'transfer',
      { omitHeaders: ['Device', 'Language'], renameHeaders: { Merchant: 'X-Brand', 'Idempotency-Key': 'X-Request' } },
      { request: { body: {}, idempotencyKey: 'key-1' } },
    );
    expect(Object.fromEntries(headers)).toMatchObject({ 'x-brand': 'testmerchant', 'x-request': 'key-1' });
    for (const name of ['Device', 'Language', 'Merchant', 'Idempotency-Key']) expect(headers.has(name)).toBe(false);
  });

  test('that carry the token are renamed', async () => {
    const { headers } = await exchange('getMemberInfo', { renameHeaders: { Authorization: 'X-Token' } });
    expect([headers.get('X-Token'), headers.get('Authorization')]).toEqual([token, null]);
  });
});

describe('bodies', () => {
  const passwords = { oldPassword: 'old', newPassword: 'new', confirmNewPassword: 'new' };

  test.each([true, false])(
    'of a password change are encrypted if the merchant configures it: %s',
    async (isEncrypted) => {
      const { body, headers } = await exchange(
        'changePassword',
        { encryptPasswordChange: isEncrypted },
        { request: { body: passwords } },
      );
      expect(headers.has('Encryption')).toBe(isEncrypted);
      if (isEncrypted) expect(JSON.stringify(body)).not.toContain('oldPassword');
      else expect(body).toEqual(passwords);
    },
  );

  test('that are encrypted are not bound to an idempotency key that the dialect omits', async () => {
    const body = { amount: '10.00' };
    const { request } = await exchange(
      'withdraw',
      { omitHeaders: ['Idempotency-Key'] },
      { request: { body, idempotencyKey: 'key-1' } },
    );
    expect(request().headers.has('Idempotency-Key')).toBe(false);
    expect(await decryptBody(request())).toEqual(body);
  });

  test.each([true, false])('of an SMS code contain the purpose if the merchant configures it: %s', async (isSent) => {
    const request = { body: { mobileNum: '1711000000', countryDialingCode: '880', purpose: 'login' } };
    const { body } = await exchange('sendSmsCode', { sendSmsPurpose: isSent }, { request });
    expect(body).toEqual(isSent ? request.body : { mobileNum: '1711000000', countryDialingCode: '880' });
  });
});

describe('a bare reply', () => {
  const read = async (name: CallName, reply: Response) => (await exchange(name, { replies: 'bare' }, { reply })).result;

  test('with a success status is the value', async () => {
    expect(await read('getHotGames', Response.json(sampleValues.getHotGames))).toEqual({
      data: sampleValues.getHotGames,
    });
  });

  test('with an empty body is a success without a value', async () => {
    expect(await read('logout', new Response(null, { status: 204 }))).toEqual({ data: {} });
    expect(await read('getHotGames', new Response(''))).toMatchObject({ error: { code: 'REPLY_INVALID' } });
  });

  test('with an error status is a failure with its code and value', async () => {
    const failure = { code: 'CAPTCHA_REQUIRED', value: { captcha: 'c' } };
    expect(await read('login', Response.json(failure, { status: 400 }))).toMatchObject({
      error: { ...failure, status: 400 },
    });
  });

  test.each([
    ['HTML', new Response('<h1>Wi-Fi</h1>'), 'REPLY_INVALID'],
    ['HTML with 502', new Response('<h1>Bad gateway</h1>', { status: 502 }), 'HTTP_502'],
    ['an empty text with 500', new Response('', { status: 500 }), 'HTTP_500'],
    ['an unknown shape', Response.json({ error: 'no' }), 'REPLY_INVALID'],
  ])('that is %s is an error', async (_, reply, code) => {
    expect(await read('getHotGames', reply)).toMatchObject({ error: { code } });
  });
});

test('the allowed headers are equal to the headers that the calls send', async () => {
  const dialects: Partial<Dialect>[] = [
    {},
    { token: 'parameter' },
    { moduleId: 'payload' },
    { omitHeaders: ['Device'], renameHeaders: { Merchant: 'X-Brand', Encryption: 'X-Key' } },
  ];
  for (const dialect of dialects) {
    const sent = new Set<string>();
    for (const name of Object.keys(calls) as CallName[]) {
      const { headers } = await exchange(name, dialect, { request: { body: {} } });
      for (const header of headers.keys()) sent.add(header);
    }
    sent.delete('accept');
    expect(
      allowedHeaders(testDialect(dialect))
        .map((name) => name.toLowerCase())
        .toSorted(),
    ).toEqual([...sent].toSorted());
  }
});
