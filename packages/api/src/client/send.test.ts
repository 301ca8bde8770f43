// @vitest-environment node
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getMemberInfo } from '../contract/member/getMemberInfo.ts';
import { sampleValues } from '../testing/samples.ts';
import { send } from './send.ts';

// A real server: stalls and broken connections are what a faked network fakes worst.
const server = createServer((request, response) => {
  if (request.url === '/good')
    return response.end(JSON.stringify({ success: true, value: sampleValues.getMemberInfo }));
  response.writeHead(200, { 'Content-Length': 1000 });
  response.write('{"success":tr');
  if (request.url === '/breaks') setTimeout(() => response.destroy(), 20);
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

const get = (path: string, timeoutMs: number, signal = new AbortController().signal) =>
  send(getMemberInfo, base + path, { method: 'GET' }, timeoutMs, signal);

test('a whole answer arrives', async () => {
  expect(await get('/good', 2000)).toEqual({ data: sampleValues.getMemberInfo });
});

test('an answer that stalls half-way counts as no answer in time', async () => {
  expect(await get('/stalls', 60)).toMatchObject({ error: { code: 'TIMEOUT' } });
});

test('a connection that breaks half-way counts as no network', async () => {
  expect(await get('/breaks', 2000)).toMatchObject({ error: { code: 'NETWORK' } });
});

test('a caller that gives up is told so, before and during the answer', async () => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 30);
  expect(await get('/stalls', 2000, controller.signal)).toMatchObject({ error: { code: 'ABORTED' } });
  expect(await get('/good', 2000, controller.signal)).toMatchObject({ error: { code: 'ABORTED' } });
});
