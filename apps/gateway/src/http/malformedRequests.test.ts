import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

/** All bytes that the gateway sends in reply until it closes the connection. */
const say = (bytes: string) =>
  new Promise<string>((resolve) => {
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1', () => socket.write(bytes));
    let heard = '';
    socket.on('data', (chunk) => (heard += chunk.toString()));
    socket.on('error', () => {});
    socket.on('close', () => resolve(heard));
  });

const end = 'Connection: close\r\n\r\n';

test.each([
  ['no HTTP', 'hello?\r\n\r\n', 400, 'REQUEST_INVALID'],
  [
    'headers above the limit',
    `GET /wps/captcha HTTP/1.1\r\nHost: a\r\nLanguage: ${'x'.repeat(20_000)}\r\n${end}`,
    400,
    'REQUEST_INVALID',
  ],
  [
    'broken chunks',
    `POST /wps/session/login HTTP/1.1\r\nHost: a\r\nMerchant: aurora\r\nTransfer-Encoding: chunked\r\n${end}zz\r\n`,
    400,
    'REQUEST_INVALID',
  ],
  ['an invalid host', `GET /wps/captcha HTTP/1.1\r\nHost: a/b?c\r\n${end}`, 400, 'REQUEST_INVALID'],
  [
    'an invalid host that looks like an address',
    `GET /wps/captcha HTTP/1.1\r\nHost: 99999999999\r\nMerchant: aurora\r\n${end}`,
    400,
    'REQUEST_INVALID',
  ],
  ['a backslash in the path', `GET /\\x HTTP/1.1\r\nHost: a\r\n${end}`, 400, 'REQUEST_INVALID'],
  [
    'a backslash in the path of a call',
    `GET /wps\\captcha HTTP/1.1\r\nHost: a\r\nMerchant: aurora\r\n${end}`,
    400,
    'REQUEST_INVALID',
  ],
  [
    'a backslash in the path of a full address',
    `GET http://a/wps\\captcha HTTP/1.1\r\nHost: a\r\nMerchant: aurora\r\n${end}`,
    400,
    'REQUEST_INVALID',
  ],
  ['a tunnel', `CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\n${end}`, 405, 'METHOD_NOT_ALLOWED'],
  ['a request without host and merchant', `GET /wps/captcha HTTP/1.1\r\n${end}`, 400, 'MERCHANT_UNKNOWN'],
  [
    'an unknown expectation',
    `GET /wps/captcha HTTP/1.1\r\nHost: a\r\nExpect: a-miracle\r\n${end}`,
    400,
    'MERCHANT_UNKNOWN',
  ],
])('%s gets one envelope with a code', async (_, bytes, status, code) => {
  const [head, body, ...more] = (await say(bytes)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(JSON.parse(body!)).toMatchObject({ success: false, code, message: expect.any(String) });
  expect(more).toEqual([]);
});

test('a backslash in the query is read as part of the value', async () => {
  const reply = await say(`GET /wps/captcha?language=\\x HTTP/1.1\r\nHost: a\r\nMerchant: aurora\r\n${end}`);
  expect(reply).toContain('query.language');
});

test('later requests are answered normally', async () => {
  expect((await gateway.call('getCaptcha')).status).toBe(200);
});
