import { expect, test } from 'vitest';
import { startGateway } from './testing/startGateway.ts';

const wallet = '/wps/wallets/gcs';

async function preflight(url: string, origin: string) {
  const headers = { Origin: origin, 'Access-Control-Request-Method': 'GET' };
  const response = await fetch(url + wallet, { method: 'OPTIONS', headers });
  return response.headers;
}

test('pages of other origins: a page of a .localhost host may send the headers of the dialect', async () => {
  const { gateway } = await startGateway({
    token: 'parameter',
    omitHeaders: ['Device'],
    renameHeaders: { Merchant: 'X-Brand' },
  });
  const headers = await preflight(gateway.url, 'http://aurora.localhost:4000');
  expect(headers.get('Access-Control-Allow-Origin')).toBe('http://aurora.localhost:4000');
  expect(headers.get('Access-Control-Allow-Headers')).toBe(
    'Content-Type, Encryption, Idempotency-Key, Language, X-Brand',
  );
});

test.each(['https://aurora.example', 'http://localhost.example', 'http://aurora.localhost.example:4000'])(
  'pages of other origins: a page of %s gets no permission',
  async (origin) => {
    const { gateway } = await startGateway();
    expect((await preflight(gateway.url, origin)).has('Access-Control-Allow-Origin')).toBe(false);
  },
);

test('every other path gets 404 with an HTML page', async () => {
  const { gateway } = await startGateway();
  const response = await fetch(`${gateway.url}/wps/captcha`);
  expect(response.status).toBe(404);
  expect(response.headers.get('Content-Type')).toContain('text/html');
});

test('another method is rejected with METHOD_NOT_ALLOWED', async () => {
  const { send } = await startGateway();
  expect(await send('POST', wallet, {}, '{}')).toMatchObject({ status: 405, json: { code: 'METHOD_NOT_ALLOWED' } });
});

test('a body of 100 KB is rejected with BODY_TOO_LARGE', async () => {
  const { login } = await startGateway();
  const reply = await login({ encryption: 'x', body: 'x'.repeat(100_000) });
  expect(reply).toMatchObject({ status: 413, json: { code: 'BODY_TOO_LARGE' } });
});
