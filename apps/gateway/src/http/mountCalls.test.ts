import { request } from 'node:http';
import { bodyLimits, calls } from '@livery/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${gateway.url}${path}`, {
    ...init,
    headers: {
      Merchant: 'aurora',
      ...(init.body !== undefined && { 'Content-Type': 'application/json' }),
      ...init.headers,
    },
  });
const codeOf = async (reply: Response) => [reply.status, ((await reply.json()) as { code: string }).code];

describe('merchants', () => {
  test.each([
    [{ Merchant: '' }],
    [{ Merchant: 'nobody' }],
    [{ Merchant: '../aurora' }],
    [{ Merchant: '_base' }],
    [{ Merchant: 'AURORA' }],
    [{ Merchant: 'constructor' }],
  ])('%o is MERCHANT_UNKNOWN', async (headers) => {
    expect(await codeOf(await ask('/wps/captcha', { headers }))).toEqual([400, 'MERCHANT_UNKNOWN']);
  });
});

describe('paths and methods', () => {
  test.each(Object.values(calls).map(({ name, path, method }) => [name, path, method]))(
    '%s: another method on %s is METHOD_NOT_ALLOWED and the reply lists the allowed method',
    async (_name, path, method) => {
      const reply = await ask(path, { method: 'PATCH' });
      expect(reply.headers.get('Allow')).toContain(method);
      expect(await codeOf(reply)).toEqual([405, 'METHOD_NOT_ALLOWED']);
    },
  );

  test.each([
    '/',
    '/wps',
    '/wps/captcha/',
    '/wps//captcha',
    '/sandbox/nothing',
    '/..%2f..%2fetc/passwd',
    '/%00',
    '/%ff',
  ])('%s is NOT_FOUND', async (path) => {
    expect(await codeOf(await ask(path))).toEqual([404, 'NOT_FOUND']);
  });

  test('HEAD returns the status of GET without a body', async () => {
    const reply = await ask('/wps/relay/MCS2_registerSetting', { method: 'HEAD' });
    expect([reply.status, await reply.text()]).toEqual([200, '']);
  });
});

describe('invalid requests', () => {
  test.each([
    ['a missing parameter', '/wps/relay/GCSGAME_hotGamesV2?isPlatform=2'],
    ['an unknown parameter', '/wps/relay/MCS2_helpCenter?device=MOBILE&lang=EN&more=1'],
    ['a parameter of a call without parameters', '/wps/captcha?token=1'],
    ['one that is there twice', '/wps/relay/MCS2_helpCenter?device=MOBILE&lang=EN&lang=BN'],
    [
      'a page that is not a number',
      '/wps/relay/GCSGAME_gameList?merchant=a&clientType=2&platform=html5&language=EN&pageNo=x',
    ],
    ['page 0', '/wps/relay/GCSGAME_gameList?merchant=a&clientType=2&platform=html5&language=EN&pageNo=0'],
    ['a NUL character', '/wps/relay/GCSGAME_gameList?merchant=a&clientType=2&platform=html5&language=EN&gameName=%00'],
    [
      'a name of a novel’s length',
      `/wps/relay/GCSGAME_gameList?merchant=a&clientType=2&platform=html5&language=EN&gameName=${'x'.repeat(256)}`,
    ],
  ])('%s is REQUEST_INVALID with issues', async (_what, path) => {
    const reply = await ask(path);
    const envelope = (await reply.json()) as {
      code: string;
      value: { issues: Array<{ path: string; message: string }> };
    };
    expect([reply.status, envelope.code]).toEqual([400, 'REQUEST_INVALID']);
    expect(envelope.value.issues[0]).toEqual({
      path: expect.stringMatching(/^query(\.|$)/),
      message: expect.any(String),
    });
  });

  test('a body that is not JSON, or has another structure, is rejected', async () => {
    const token = await gateway.tokenOf('demo1');
    for (const body of [
      '',
      '{',
      'null',
      '[]',
      '"text"',
      '{"nodeId":1,"vendor":"x"}',
      '{"nodeId":"x"}',
      '{"nodeId":"a\\u0000b","vendor":"x"}',
      '['.repeat(50_000),
    ]) {
      expect(
        await codeOf(
          await ask(calls.addFavoriteGame.path, { method: 'POST', body, headers: { Authorization: token } }),
        ),
      ).toEqual([400, 'REQUEST_INVALID']);
    }
  });

  test.each([
    ['text', 'text/plain'],
    ['a form', 'application/x-www-form-urlencoded'],
    ['another kind of JSON', 'application/json-seq'],
    ['nothing', ''],
  ])('a body declared as %s is BODY_TYPE_WRONG', async (_, type) => {
    const token = await gateway.tokenOf('demo1');
    const [login, favourite] = await Promise.all(
      [calls.login, calls.addFavoriteGame].map(({ path }) =>
        ask(path, { method: 'POST', body: '{}', headers: { Authorization: token, 'Content-Type': type } }),
      ),
    );
    expect(await codeOf(login!)).toEqual([415, 'BODY_TYPE_WRONG']);
    expect(await codeOf(favourite!)).toEqual([415, 'BODY_TYPE_WRONG']);
  });

  test('a content type of JSON in upper case with parameters is accepted', async () => {
    const token = await gateway.tokenOf('demo1');
    const headers = { Authorization: token, 'Content-Type': 'Application/JSON ; charset=utf-8' };
    const reply = await ask(calls.addFavoriteGame.path, { method: 'POST', body: '{}', headers });
    expect(await codeOf(reply)).toEqual([400, 'REQUEST_INVALID']);
  });

  test('a list as body is rejected, even if no field is required', async () => {
    const token = await gateway.tokenOf('demo1');
    expect(
      await codeOf(
        await ask(calls.savePersonalInfo.path, { method: 'POST', body: '[]', headers: { Authorization: token } }),
      ),
    ).toEqual([400, 'REQUEST_INVALID']);
  });

  test('an encrypted call without its header, or with an unencrypted body, is CIPHER_INVALID', async () => {
    expect(
      await codeOf(await ask('/wps/session/login', { method: 'POST', body: '{"username":"demo1","password":"x"}' })),
    ).toEqual([400, 'CIPHER_INVALID']);
    expect(
      await codeOf(
        await ask('/wps/session/login', { method: 'POST', body: '{"value":"AAAA"}', headers: { Encryption: 'AAAA' } }),
      ),
    ).toEqual([400, 'CIPHER_INVALID']);
  });

  test('a body beyond the limit is BODY_TOO_LARGE, with and without a Content-Length', async () => {
    const token = await gateway.tokenOf('demo1');
    const body = 'x'.repeat(bodyLimits.plain + 1);
    expect(
      await codeOf(await ask(calls.addFavoriteGame.path, { method: 'POST', body, headers: { Authorization: token } })),
    ).toEqual([413, 'BODY_TOO_LARGE']);
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const chunked = request(
        `${gateway.url}${calls.addFavoriteGame.path}`,
        {
          method: 'POST',
          headers: {
            Merchant: 'aurora',
            Authorization: token,
            'Content-Type': 'application/json',
            'Transfer-Encoding': 'chunked',
          },
        },
        (reply) => {
          reply.resume();
          resolve(reply.statusCode);
        },
      );
      chunked.on('error', reject);
      chunked.end(body);
    });
    expect(status).toBe(413);
  });
});

describe('a guest’s read', () => {
  const pathAt = (merchant: string) =>
    `${calls.getHotGames.path}?merchantCode=${merchant}&isPlatform=2&platform=html5&language=EN`;
  const path = pathAt('aurora');
  const asGuest = { Merchant: 'aurora', Language: 'EN', Device: 'MOBILE' };

  test('is stored by the browser and revalidated: 304 without a body while the value is the same', async () => {
    const first = await ask(path, { headers: asGuest });
    expect(first.status).toBe(200);
    expect(first.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(first.headers.get('Vary')).toContain('Merchant');
    const storedTag = first.headers.get('ETag')!;
    const again = await ask(path, { headers: { ...asGuest, 'If-None-Match': storedTag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('Sandbox')).toBe('play-money');
    const other = await ask(pathAt('padma'), {
      headers: { ...asGuest, Merchant: 'padma', 'If-None-Match': storedTag },
    });
    expect(other.status).toBe(200);
    await other.text();
  });

  test('with a token is not stored', async () => {
    const { headers } = await ask(path, { headers: { ...asGuest, Authorization: 'a token' } });
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('ETag')).toBeNull();
  });
});

describe('headers', () => {
  test.each(['/sandbox/health', '/wps/captcha', '/nothing'])(
    '%s has the sandbox header, and forbids sniffing and caching',
    async (path) => {
      const { headers } = await ask(path);
      expect(headers.get('Sandbox')).toBe('play-money');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Cache-Control')).toBe('no-store');
    },
  );

  test.each([
    ['http://aurora.localhost:4000', true],
    ['https://padma.localhost', true],
    ['http://localhost:4000', true],
    ['http://unknown.localhost:4000', false],
    ['http://x.aurora.localhost:4000', false],
    ['http://play.aurora.localhost:4000', false],
    ['http://_base.localhost:4000', false],
    ['https://evil.example', false],
    ['https://localhost.evil.example', false],
    ['https://evillocalhost', false],
    ['null', false],
  ])('pages of %s may read replies: %s', async (origin, isAllowed) => {
    const reply = await ask('/wps/captcha', { headers: { Origin: origin } });
    expect(reply.headers.get('Access-Control-Allow-Origin')).toBe(isAllowed ? origin : null);
    // Clients use the gateway's clock and its retry time. Both headers must be exposed for other origins.
    const exposed = reply.headers.get('Access-Control-Expose-Headers')?.split(',') ?? [];
    if (isAllowed) expect(exposed).toEqual(expect.arrayContaining(['Date', 'Retry-After']));
    expect(Date.parse(reply.headers.get('Date') ?? '')).not.toBeNaN();
    const preflight = await ask('/wps/session/login', {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'merchant,encryption',
      },
    });
    expect([preflight.status, preflight.headers.get('Access-Control-Allow-Origin')]).toEqual([
      204,
      isAllowed ? origin : null,
    ]);
  });
});

test('health reports the state of the database', async () => {
  expect(await (await ask('/sandbox/health')).json()).toEqual({
    ok: true,
    database: 'up',
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
  });
});
