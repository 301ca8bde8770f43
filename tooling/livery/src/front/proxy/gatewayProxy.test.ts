import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request as httpRequest, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import type { FrontLimits } from '../limits/frontLimits.ts';
import { startFront } from '../index.ts';
import { gatewayProxy } from './gatewayProxy.ts';

const skinsDir = mkdtempSync(join(tmpdir(), 'livery-proxy-'));
const opened: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close();
});
afterAll(() => rmSync(skinsDir, { recursive: true }));

interface Heard {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  size: number;
}

/** A gateway that answers when a request has fully arrived, and the requests that it received. */
async function startGateway(answer = 'answer') {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    let size = 0;
    request.on('data', (part: Buffer) => (size += part.length));
    request.on('end', () => {
      heard.push({ method: request.method!, url: request.url!, headers: request.headers, size });
      response.end(answer);
    });
  });
  return { heard, url: await open(server) };
}

async function open(server: ReturnType<typeof createServer>): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function startOwnFront(gateway: string, limits: Partial<FrontLimits> = {}): Promise<number> {
  const front = await startFront({ port: 0, skinsDir, gateways: [gateway], limits });
  opened.push(front.close);
  return front.port;
}

/** Sends raw bytes. `heard` returns the reply so far. */
function send(port: number, bytes: string) {
  let text = '';
  const socket: Socket = connect(port, '127.0.0.1', () => socket.write(bytes));
  socket.on('data', (part: Buffer) => (text += part.toString()));
  socket.on('error', () => {});
  opened.push(() => socket.destroy());
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  return { socket, heard: () => text, closed };
}

const post = (length: number, body = '') =>
  `POST /wps/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n${body}`;

test.each([
  ['GET with a length', 'GET /wps/x HTTP/1.1', 'Content-Length: 3', 'abc'],
  ['GET with chunks', 'GET /wps/x HTTP/1.1', 'Transfer-Encoding: chunked', '3\r\nabc\r\n0\r\n\r\n'],
  ['HEAD with a length', 'HEAD /wps/x HTTP/1.1', 'Content-Length: 3', 'abc'],
  ['OPTIONS with chunks', 'OPTIONS /wps/x HTTP/1.1', 'Transfer-Encoding: chunked', '3\r\nabc\r\n0\r\n\r\n'],
  ['DELETE with a length', 'DELETE /wps/x HTTP/1.1', 'Content-Length: 3', 'abc'],
  ['DELETE with chunks', 'DELETE /wps/x HTTP/1.1', 'Transfer-Encoding: chunked', '3\r\nabc\r\n0\r\n\r\n'],
  ['a length for this connection', 'POST /wps/x HTTP/1.1', 'Connection: content-length\r\nContent-Length: 3', 'abc'],
  ['chunks for this connection', 'POST /wps/x HTTP/1.1', 'Connection: Transfer-Encoding', ''],
  ['a host for this connection', 'GET /wps/x HTTP/1.1', 'Connection: keep-alive, host', ''],
  ['an upgrade with a body', 'POST /wps/x HTTP/1.1', 'Connection: upgrade\r\nUpgrade: h2c\r\nContent-Length: 3', 'abc'],
  ['the address of another server', 'GET http://localhost/wps/x HTTP/1.1', 'Language: EN', ''],
])('%s is rejected, and no part of it reaches the gateway', async (_, line, headers, body) => {
  const { heard, url } = await startGateway();
  const port = await startOwnFront(url);
  const refused = send(port, `${line}\r\nHost: localhost\r\n${headers}\r\n\r\n${body}`);
  await expect.poll(refused.heard).toContain('HTTP/1.1 400 Bad Request');
  if (!line.startsWith('HEAD')) await expect.poll(refused.heard).toContain('"code":"REQUEST_INVALID"');
  expect(heard).toEqual([]);
});

test.each(['', 'Content-Length: 0\r\n'])('a DELETE without a body passes (%j)', async (headers) => {
  const { heard, url } = await startGateway();
  const sent = send(
    await startOwnFront(url),
    `DELETE /wps/inbox?messageIds=1,2 HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`,
  );
  await expect.poll(sent.heard).toContain('answer');
  expect(heard).toMatchObject([{ method: 'DELETE', size: 0 }]);
});

test('a chunked body reaches the gateway in chunks, without extensions and trailer', async () => {
  const { heard, url } = await startGateway();
  const sent = send(
    await startOwnFront(url),
    'POST /wps/x HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nTrailer: Expires\r\n\r\n3;a=b\r\nabc\r\n0\r\nExpires: now\r\n\r\n',
  );
  await expect.poll(sent.heard).toContain('answer');
  expect(heard).toMatchObject([{ size: 3, headers: { 'transfer-encoding': 'chunked' } }]);
  expect(heard[0]!.headers).not.toHaveProperty('content-length');
  expect(heard[0]!.headers).not.toHaveProperty('trailer');
});

test('the client’s address comes from the connection, not from the client’s headers', async () => {
  const { heard, url } = await startGateway();
  const port = await startOwnFront(url);
  const headers = {
    'X-Forwarded-For': '6.6.6.6',
    'X-Forwarded-Port': '1',
    'X-Real-IP': '6.6.6.6',
    Forwarded: 'for=6.6.6.6',
  };
  await fetch(`http://127.0.0.1:${port}/wps/x`, { headers });
  expect(heard[0]!.headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': `127.0.0.1:${port}`,
  });
  for (const name of ['x-real-ip', 'forwarded', 'x-forwarded-port']) expect(heard[0]!.headers).not.toHaveProperty(name);
});

test.each<[string, number, Record<string, string>]>([
  ['2 MB', 2, {}],
  ['5 MB', 5, {}],
  ['2 MB in chunks', 2, { 'Transfer-Encoding': 'chunked' }],
  ['17 MB with files', 17, { 'Content-Type': 'multipart/form-data; boundary=x' }],
])('%s is rejected with 413 each time', async (_, megabytes, headers) => {
  const { heard, url } = await startGateway();
  const port = await startOwnFront(url);
  const body = Buffer.alloc(megabytes * 1024 * 1024, 'x');
  for (let round = 0; round < 5; round++) {
    const { status, text } = await postBytes(port, body, headers);
    expect([status, JSON.parse(text)]).toMatchObject([413, { success: false, code: 'BODY_TOO_LARGE' }]);
  }
  expect(heard).toEqual([]);
});

test('15 MB of files pass', async () => {
  const { heard, url } = await startGateway();
  const body = Buffer.alloc(15 * 1024 * 1024, 'x');
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
  expect((await postBytes(await startOwnFront(url), body, headers)).status).toBe(200);
  expect(heard).toMatchObject([{ size: body.length }]);
});

function postBytes(port: number, body: Buffer, headers: Record<string, string>) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = httpRequest(
      {
        host: '127.0.0.1',
        port,
        path: '/wps/x',
        method: 'POST',
        headers: { ...(!('Transfer-Encoding' in headers) && { 'Content-Length': body.length }), ...headers },
      },
      (reply) => {
        let text = '';
        reply.on('data', (part: Buffer) => (text += part.toString()));
        reply.on('end', () => resolve({ status: reply.statusCode!, text }));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

test('a body that does not arrive in time ends with 408, and its connection is closed', async () => {
  const { heard, url } = await startGateway();
  const slow = send(await startOwnFront(url, { smallBodyMs: 20 }), post(10, 'abc'));
  await expect.poll(slow.heard).toContain('408 Request Timeout');
  expect(slow.heard()).toContain('"code":"REQUEST_TOO_SLOW"');
  expect(heard).toEqual([]);
});

test('an address has a limit of unfinished bodies, and may send again after one has arrived', async () => {
  const { url } = await startGateway();
  const port = await startOwnFront(url, { unfinishedBodies: 1 });
  const first = send(port, post(3, 'ab'));
  await expect
    .poll(async () => (await fetch(`http://127.0.0.1:${port}/wps/x`, { method: 'POST', body: 'abc' })).status)
    .toBe(429);
  expect((await fetch(`http://127.0.0.1:${port}/wps/x`)).status).toBe(200);
  first.socket.write('c');
  await expect.poll(first.heard).toContain('answer');
  expect((await fetch(`http://127.0.0.1:${port}/wps/x`, { method: 'POST', body: 'abc' })).status).toBe(200);
});

test('an address has a limit of connections, and may connect again after one is closed', async () => {
  const { url } = await startGateway();
  const port = await startOwnFront(url, { connections: 1 });
  const get = 'GET /wps/x HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const first = send(port, get);
  await expect.poll(first.heard).toContain('answer');
  const second = send(port, get);
  await second.closed;
  expect(second.heard()).toContain('503 Service Unavailable');
  first.socket.destroy();
  await expect
    .poll(async () => {
      const next = send(port, get.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
      await next.closed;
      return next.heard();
    })
    .toContain('answer');
});

test('if the gateway does not answer in time, the reply is 504 with a code', async () => {
  const silent = await open(createServer(() => {}));
  const proxy = gatewayProxy([silent], { timeoutMs: 20 });
  opened.push(proxy.close);
  const port = new URL(await open(createServer((request, response) => void proxy.handle(request, response)))).port;
  const reply = await fetch(`http://127.0.0.1:${port}/wps/x`, { method: 'POST', body: 'abc' });
  expect([reply.status, await reply.json()]).toMatchObject([504, { success: false, code: 'GATEWAY_TIMEOUT' }]);
});

test('an early rejection by the gateway reaches the client, and the connection stays usable', async () => {
  const port = await startOwnFront(
    await open(createServer((_request, response) => response.writeHead(401, { Connection: 'close' }).end('no'))),
  );
  const all = 'x'.repeat(200_000);
  const sent = send(port, post(all.length, all.slice(0, 1000)));
  await expect.poll(sent.heard).toContain('401 Unauthorized');
  sent.socket.write(`${all.slice(1000)}GET /wps/second HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  await expect.poll(() => sent.heard().match(/401 Unauthorized/g)).toHaveLength(2);
});

/** A gateway that answers `/wps/next` and leaves every other request waiting. `waiting` has the waiting requests. */
async function startWaitingGateway() {
  const waiting = new Set<ServerResponse>();
  const url = await open(
    createServer((request, response) => {
      if (request.url === '/wps/next') return void response.end('answer');
      waiting.add(response);
      response.once('close', () => waiting.delete(response));
    }),
  );
  return { waiting, url };
}
const pipelined = (times: number, path = '/wps/x') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(times);

test('a dropped connection no longer counts any of its requests', async () => {
  const { waiting, url } = await startWaitingGateway();
  const port = await startOwnFront(url, { requestsOfConnection: 300, requests: 300 });
  const dropped = send(port, pipelined(300));
  await expect.poll(() => waiting.size).toBe(256);
  dropped.socket.destroy();
  await expect.poll(() => waiting.size).toBe(0);
  expect(await (await fetch(`http://127.0.0.1:${port}/wps/next`)).text()).toBe('answer');
});

test('a connection and an address have a limit of unanswered requests', async () => {
  const { waiting, url } = await startWaitingGateway();
  const port = await startOwnFront(url, { requestsOfConnection: 2, requests: 3 });
  const first = send(port, pipelined(2) + pipelined(1, '/wps/next'));
  await expect.poll(() => waiting.size).toBe(2);
  const next = send(port, pipelined(1));
  await expect.poll(() => waiting.size).toBe(3);
  const refused = await fetch(`http://127.0.0.1:${port}/wps/next`);
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '2']);
  expect(await refused.json()).toMatchObject({ success: false, code: 'TOO_MANY' });
  next.socket.destroy();
  await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/wps/next`)).status).toBe(200);
  for (const response of waiting) response.end('late');
  await first.closed;
  expect(first.heard().match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 429']);
});

test('a reply that the client does not read is aborted, and its connection is closed', async () => {
  const waiting = new Set<ServerResponse>();
  const url = await open(
    createServer((_request, response) => {
      waiting.add(response);
      response.once('close', () => waiting.delete(response));
      response.write(Buffer.alloc(16 * 1024 * 1024));
    }),
  );
  const deaf = send(await startOwnFront(url, { standstillMs: 100 }), '');
  deaf.socket.pause().write(pipelined(3));
  await expect.poll(() => waiting.size).toBe(3);
  await expect.poll(() => waiting.size).toBe(0);
});
