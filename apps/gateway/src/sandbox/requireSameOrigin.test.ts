import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

/** Sends the headers of a browser on a page whose host looks like the gateway's own; `fetch` cannot set the host. */
const remove = (headers: Record<string, string>) =>
  new Promise((resolve, reject) => {
    request(`${gateway.url}/sandbox/switches`, { method: 'DELETE', headers }, (response) =>
      resolve(response.resume().statusCode),
    )
      .on('error', reject)
      .end();
  });

test.each([
  ['http://evil.example:4100', 403],
  ['http://127.0.0.1.evil.example', 403],
  ['http://localhost.evil.example', 403],
  ['http://notlocalhost:4100', 403],
  ['http://unknown.localhost:4100', 403],
  ['http://play.unknown.localhost:4100', 403],
  ['http://localhost:4100', 200],
  ['http://play.aurora.localhost:4100', 200],
  ['http://aurora.localhost:4100', 200],
  ['http://127.0.0.1:4100', 200],
  ['http://[::1]:4100', 200],
  ['http://192.168.1.5:4100', 200],
  ['https://gateway.example', 200],
])('a page of %s that sends its own host gets %i, as a protection against DNS rebinding', async (Origin, status) => {
  expect(await remove({ Origin, Host: new URL(Origin).host })).toBe(status);
  expect(await remove({ Origin, Host: new URL(Origin).host, 'Sec-Fetch-Site': 'same-origin' })).toBe(status);
});

test('a program sends no origin and may use any host', async () => {
  expect(await remove({ Host: 'gateway:4100' })).toBe(200);
});
