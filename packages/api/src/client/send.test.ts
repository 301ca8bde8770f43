// @vitest-environment node
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { getMemberInfo } from '../contract/member/getMemberInfo.ts';
import { sampleValues } from '../testing/samples.ts';
import { send } from './send.ts';

// A real server, because a mocked network can neither stall nor break in the middle of a reply.
const server = createServer((request, response) => {
  if (request.url === '/good')
    return response.end(JSON.stringify({ success: true, value: sampleValues.getMemberInfo }));
  response.writeHead(200, { 'Content-Length': 1000 });
  // The connection breaks after the first half of the reply is sent.
  response.write('{"success":tr', () => request.url === '/breaks' && response.destroy());
});
let base = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const get = (path: string, signal = new AbortController().signal, request: typeof fetch = fetch) =>
  send(getMemberInfo, base + path, { method: 'GET' }, 15_000, signal, request);

/** Creates a `fetch` that calls `onHeaders` after the headers of a reply arrive and before its body arrives. */
const fetchAnd =
  (onHeaders: () => void): typeof fetch =>
  async (...request) => {
    const response = await fetch(...request);
    onHeaders();
    return response;
  };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('a complete reply is returned', async () => {
  expect(await get('/good')).toEqual({ data: sampleValues.getMemberInfo });
});

test('a reply that stalls half-way is a TIMEOUT error', async () => {
  const stalled = get(
    '/stalls',
    undefined,
    fetchAnd(() => vi.advanceTimersByTime(15_000)),
  );
  expect(await stalled).toMatchObject({ error: { code: 'TIMEOUT' } });
});

test('a connection that breaks half-way is a NETWORK error', async () => {
  expect(await get('/breaks')).toMatchObject({ error: { code: 'NETWORK' } });
});

test('a caller that aborts gets ABORTED, before and during the reply', async () => {
  const controller = new AbortController();
  const aborted = get(
    '/stalls',
    controller.signal,
    fetchAnd(() => controller.abort()),
  );
  expect(await aborted).toMatchObject({ error: { code: 'ABORTED' } });
  expect(await get('/good', controller.signal)).toMatchObject({ error: { code: 'ABORTED' } });
});
