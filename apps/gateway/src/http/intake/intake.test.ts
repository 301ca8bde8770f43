import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { bodyLimits, bodylessMethods } from '@livery/api/contract';
import { sample } from '@livery/config/sample';
import { afterEach, expect, test, vi } from 'vitest';
import { createClientAddresses } from '../clientAddress.ts';
import { createIntake, type Intake } from './createIntake.ts';
import { defaultIntakeLimits, type IntakeLimits } from './intakeLimits.ts';

const opened: Server[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const server of opened.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

type Answer = (request: IncomingMessage & { rawBody?: Buffer }, response: ServerResponse, intake: Intake) => unknown;

/** Answers with the code of the refusal, or with the length of the body. */
const answerByIntake: Answer = (request, response, { refusalOf }) => {
  const refusal = refusalOf(request);
  response.writeHead(refusal?.status ?? 200, { ...refusal?.headers });
  response.end(refusal?.code ?? `${request.rawBody?.length} bytes`);
};

/** Starts a server behind an intake. Addresses in `X-Forwarded-For` are trusted. */
async function start(limits: Partial<IntakeLimits> = {}, answer = answerByIntake, trusted = ['127.0.0.1']) {
  const lines: string[] = [];
  const intake = createIntake({
    limits: { ...defaultIntakeLimits, ...limits },
    addresses: createClientAddresses(trusted),
    log: (line) => lines.push(line),
  });
  const taken: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    taken.push(request);
    void intake.take(request, response, () => answer(request, response, intake));
  });
  intake.watch(server);
  opened.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    /** Requests that the intake has received so far. */
    taken,
    lines,
    open: () => say(connect(port, '127.0.0.1')),
  };
}

/** Waits for a condition while fake timers are on. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => void setImmediate(resolve));
}

function say(socket: Socket) {
  let heard = '';
  let error = '';
  socket.on('data', (chunk) => (heard += chunk.toString()));
  socket.on('error', ({ message }) => (error = message));
  const closed = new Promise<void>((resolve) => void socket.on('close', () => resolve()));
  return {
    socket,
    write: (text: string | Buffer) => void socket.write(text),
    /** The data received until the connection was closed. */
    all: async () => {
      await closed;
      return { heard, error, status: Number(heard.slice(9, 12)) };
    },
    first: () => expect.poll(() => heard).not.toBe(''),
    heard: () => heard,
  };
}

const head = (length: number | undefined, { from = '10.0.0.1', more = '', method = 'POST' } = {}) =>
  `${method} / HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${from}\r\n${more}${length === undefined ? '' : `Content-Length: ${length}\r\n`}\r\n`;
const upload = 'Content-Type: multipart/form-data; boundary=x\r\n';

test('a request is answered when its body is complete', async () => {
  const { open, taken } = await start();
  const client = open();
  client.write(head(10));
  client.write('12345');
  await expect.poll(() => taken.length).toBe(1);
  expect(client.heard()).toBe('');
  client.write('67890');
  await client.first();
  expect(client.heard()).toMatch(/^HTTP\/1\.1 200 [^]*10 bytes/);
});

const largeBodies = [
  ['300 KB', 300 * 1024, 10],
  ['5 MB', 5 * 1024 * 1024, 10],
  ['20 MB', 20 * 1024 * 1024, 3],
] as const;

test.each(sample(largeBodies, 3))(
  'a body of %s is refused, the client reads each reply, and the connection closes without a reset',
  async (_, size, most) => {
    const { open } = await start();
    for (let times = 0; times < most; times++) {
      const client = open();
      client.write(head(size));
      client.write(Buffer.alloc(size));
      const { heard, error, status } = await client.all();
      expect([status, error]).toEqual([413, '']);
      expect(heard).toMatch(/connection: close/i);
      expect(heard).toMatch(/BODY_TOO_LARGE/);
    }
  },
);

test('chunks beyond the limit are refused too', async () => {
  const { open } = await start();
  const client = open();
  client.write(head(undefined, { more: 'Transfer-Encoding: chunked\r\n' }));
  const size = bodyLimits.plain + 1;
  client.write(
    Buffer.concat([Buffer.from(`${size.toString(16)}\r\n`), Buffer.alloc(size), Buffer.from('\r\n0\r\n\r\n')]),
  );
  expect(await client.all()).toMatchObject({ status: 413, error: '' });
});

test('an incomplete body is refused after five seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { open, taken } = await start();
  const client = open();
  client.write(head(10));
  client.write('1');
  await until(() => taken.length === 1);
  vi.advanceTimersByTime(4_999);
  await new Promise((resolve) => void setImmediate(resolve));
  expect(client.heard()).toBe('');
  vi.advanceTimersByTime(1);
  expect(await client.all()).toMatchObject({ status: 408, heard: expect.stringContaining('REQUEST_TOO_SLOW') });
});

test('beyond the limit the oldest unfinished body of an address is refused; fast senders are answered', async () => {
  const { open, taken } = await start({ bodies: 2 });
  const slow = ['10.0.0.1', '10.0.0.1', '10.0.0.2'].map((from) => ({ from, client: open() }));
  for (const [index, { client, from }] of slow.entries()) {
    client.write(head(10, { from }));
    await expect.poll(() => taken.length).toBe(index + 1);
  }
  const quick = open();
  quick.write(`${head(1)}x`);
  await quick.first();
  expect(quick.heard()).toContain('1 bytes');
  expect(await slow[0]!.client.all()).toMatchObject({ status: 429, heard: expect.stringContaining('TOO_MANY') });
  for (const { client } of slow.slice(1)) {
    expect(client.heard()).toBe('');
    client.write('1234567890');
    await client.first();
    expect(client.heard()).toContain('10 bytes');
  }
});

test('aborted requests are counted and not answered', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let answered = 0;
  const { open, taken, lines } = await start({}, () => answered++);
  for (let times = 1; times <= 20; times++) {
    const client = open();
    client.write(head(10));
    await until(() => taken.length === times);
    client.socket.resetAndDestroy();
    await until(() => taken.at(-1)!.destroyed);
  }
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual(['20 requests were aborted within a minute.']);
  expect(answered).toBe(0);
});

test.each(bodylessMethods)('a body of %s is refused', async (method) => {
  const { open } = await start();
  const client = open();
  client.write(`${head(5, { method })}hello`);
  expect(await client.all()).toMatchObject({ status: 400, error: '' });
});

test('a hundred header lines are refused, because Node does not read more', async () => {
  const { open } = await start();
  const client = open();
  client.write(head(0, { more: Array.from({ length: 98 }, (_, index) => `A${index}: 1\r\n`).join('') }));
  expect(await client.all()).toMatchObject({ status: 400 });
});

test.each([
  ['/\\x', 400, 'REQUEST_INVALID'],
  ['/wps\\captcha?a=1', 400, 'REQUEST_INVALID'],
  ['http://a/wps\\captcha', 400, 'REQUEST_INVALID'],
  ['/wps?a=\\x', 200, '2 bytes'],
  ['/wps/%5Cx', 200, '2 bytes'],
])(
  'a request for %s gets %i; a path with a backslash is refused before the body is read',
  async (target, status, answer) => {
    const { open } = await start();
    const client = open();
    client.write(
      `POST ${target} HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nConnection: close\r\n\r\n${status === 200 ? '{}' : ''}`,
    );
    const reply = await client.all();
    expect([reply.status, reply.heard.split('\r\n\r\n')[1]]).toEqual([status, expect.stringContaining(answer)]);
  },
);

test('connections beyond an address’s limit are closed; a trusted proxy’s connections are not counted', async () => {
  const direct = await start({ connections: 2 }, answerByIntake, []);
  const kept = [direct.open(), direct.open()];
  for (const client of kept) {
    client.write(head(undefined, { method: 'GET' }));
    await client.first();
  }
  expect((await direct.open().all()).heard).toBe('');
  kept[0]!.socket.destroy();
  await kept[0]!.all();
  await expect
    .poll(async () => {
      const client = direct.open();
      client.write(head(undefined, { method: 'GET', more: 'Connection: close\r\n' }));
      return (await client.all()).status;
    })
    .toBe(200);

  const proxied = await start({ connections: 2 });
  const clients = Array.from({ length: 10 }, () => proxied.open());
  for (const client of clients) {
    client.write(head(undefined, { method: 'GET' }));
    await client.first();
    expect(client.heard()).toMatch(/^HTTP\/1\.1 200/);
  }
});

test('behind a trusted proxy a client’s requests are counted as its connections', async () => {
  const waiting: ServerResponse[] = [];
  const answer: Answer = (request, response, intake) =>
    intake.refusalOf(request) === undefined ? waiting.push(response) : answerByIntake(request, response, intake);
  const { open } = await start({ connections: 2 }, answer);
  const get = (from: string) => {
    const client = open();
    client.write(head(undefined, { method: 'GET', from }));
    return client;
  };
  get('10.0.0.1');
  get('10.0.0.1');
  await expect.poll(() => waiting.length).toBe(2);
  expect(await get('10.0.0.1').all()).toMatchObject({ status: 429 });
  get('10.0.0.2');
  await expect.poll(() => waiting.length).toBe(3);
  for (const response of waiting) response.end();
});

test('a dropped connection of a trusted proxy releases all requests on it', async () => {
  const waiting: ServerResponse[] = [];
  const { open, taken } = await start({ connections: 5 }, (request, response, intake) =>
    request.method === 'HEAD' ? answerByIntake(request, response, intake) : waiting.push(response),
  );
  const dropped = open();
  dropped.write(head(undefined, { method: 'GET' }).repeat(5));
  await expect.poll(() => waiting.length).toBe(5);
  const ask = async () => {
    const client = open();
    client.write(head(undefined, { method: 'HEAD', more: 'Connection: close\r\n' }));
    return (await client.all()).status;
  };
  expect(await ask()).toBe(429);
  dropped.socket.destroy();
  await expect.poll(() => waiting.every(({ destroyed }) => destroyed)).toBe(true);
  const others = Array.from({ length: 4 }, () => open());
  for (const other of others) other.write(head(undefined, { method: 'GET' }));
  await expect.poll(() => taken.length).toBe(10);
  expect(await ask()).toBe(200);
});

test('a form with files is left to the handler, and is refused if too many are arriving', async () => {
  const answer: Answer = async (request, response, intake) => {
    const outcome = await intake.receiveUpload(request).then(
      (bytes) => [200, `${bytes.length} bytes`] as const,
      ({ status, code }: { status: number; code: string }) => [status, code] as const,
    );
    response.writeHead(outcome[0], request.complete ? {} : { Connection: 'close' }).end(outcome[1]);
  };
  const { open, taken } = await start({ uploads: 1, allUploads: 2 }, answer);
  const first = open();
  first.write(head(400_000, { more: upload }));
  await expect.poll(() => taken.length).toBe(1);
  const second = open();
  second.write(head(10, { more: upload }));
  expect(await second.all()).toMatchObject({ status: 429, error: '' });
  const third = open();
  third.write(head(10, { more: upload, from: '10.0.0.2' }));
  await expect.poll(() => taken.length).toBe(3);
  const fourth = open();
  fourth.write(head(10, { more: upload, from: '10.0.0.3' }));
  expect(await fourth.all()).toMatchObject({ status: 503, error: '' });
  first.write(Buffer.alloc(400_000));
  await first.first();
  expect(first.heard()).toContain('400000 bytes');
});
