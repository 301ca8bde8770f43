import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const post = (path: string, body: string, type = 'application/x-www-form-urlencoded') =>
  fetch(`${gateway.url}/sandbox/switches/${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': type },
    body,
  });

// A wrong request to the sandbox gets a 4xx, never a fault of the gateway.
test.each([
  ['an invalid form', () => post('set', 'kind=latency', 'multipart/form-data')],
  ['an invalid form for a removal', () => post('remove', 'x', 'multipart/form-data')],
  ['a NUL to set', () => post('set', 'kind=latency&fromMs=1&merchant=%00')],
  ['a NUL to remove', () => post('remove', 'kind=latency&merchant=%00')],
  ['a NUL in an address', () => fetch(`${gateway.url}/sandbox/switches?kind=latency&call=%00`, { method: 'DELETE' })],
  [
    'a novel',
    () =>
      fetch(`${gateway.url}/sandbox/switches`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ kind: 'x'.repeat(1024 * 1024) }),
      }),
  ],
])('%s does not return 5xx', async (_, send) => {
  const { status } = await send();
  expect(status).toBeLessThan(500);
});

test('a body that is too large for a switch is rejected', async () => {
  const reply = await fetch(`${gateway.url}/sandbox/switches`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ kind: 'x'.repeat(1024 * 1024) }),
  });
  expect([reply.status, await reply.json()]).toMatchObject([413, { code: 'BODY_TOO_LARGE' }]);
});
