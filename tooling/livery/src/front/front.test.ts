import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Skin } from '../assemble/index.ts';
import { type Front, PortInUse, startFront } from './index.ts';

/** What happens while a front waits before it tries a taken port again; it waits no real time. */
let beforeNextTry: () => Promise<void> = async () => {};
vi.mock('node:timers/promises', () => ({ setTimeout: () => beforeNextTry() }));

const folder = mkdtempSync(join(tmpdir(), 'livery-front-'));
const skinsDir = join(folder, 'skins');
const skin = (code: string, hosts: string[]): Skin => ({
  code,
  hosts,
  gatewayPaths: code === 'padma' ? ['/v2/purse'] : [],
  name: code.toUpperCase(),
  policy: `default-src 'none'; img-src '${code}'`,
  tagline: { EN: `<${code}> & co` },
  playMoney: true,
  licence: { authority: 'Board', number: '1', jurisdictions: ['BD'], minimumAge: 21 },
  languages: { default: 'EN', supported: ['EN'] },
  defaultMode: 'dark',
  logo: { dark: '/pictures/logo.1.svg', light: '/pictures/logo.1.svg' },
  icon: '/pictures/icon.1.svg',
  colors: { canvas: '#000000', accent: '#ffffff' },
});

let front: Front;
const opened: { close: () => unknown }[] = [];

beforeAll(async () => {
  mkdirSync(join(folder, 'shared/assets'), { recursive: true });
  writeFileSync(join(folder, 'shared/assets/main-1.js'), 'app()');
  for (const [code, hosts] of [
    ['aurora', ['play.aurora.example']],
    ['padma', []],
  ] as const) {
    const dir = join(skinsDir, code);
    mkdirSync(join(dir, 'pictures'), { recursive: true });
    const files = {
      'index.html': `home of ${code}`,
      'shell.html': `shell of ${code}`,
      'shell.html.gz': gzipSync(`shell of ${code}`),
      'sw.js': 'worker',
      _headers: 'secret',
      'nginx.conf': 'secret',
      '.skin.json': JSON.stringify(skin(code, [...hosts])),
      'pictures/logo.1.svg': '<svg/>',
    };
    for (const [name, content] of Object.entries(files)) writeFileSync(join(dir, name), content);
    symlinkSync('../../shared/assets', join(dir, 'assets'));
  }
  front = await startFront({
    port: 0,
    skinsDir,
    gateways: [],
    demoAccounts: [{ username: 'demo1', password: 'pass-1', label: 'a <player>' }],
  });
});
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});
afterAll(async () => {
  await front.close();
  rmSync(folder, { recursive: true });
});

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A plain request: fetch would not let the Host header be set. */
function ask(
  path: string,
  {
    host = 'aurora.localhost',
    port = front.port,
    method = 'GET',
    headers = {},
    body,
  }: {
    host?: string;
    port?: number;
    method?: string;
    headers?: Record<string, string>;
    body?: string;
  } = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { host: '127.0.0.1', port, path, method, headers: { Host: `${host}:${port}`, ...headers } },
      (reply) => {
        let text = '';
        reply
          .on('data', (data) => {
            text += data;
          })
          .on('end', () => resolve({ status: reply.statusCode!, headers: reply.headers, body: text }))
          .on('error', reject);
      },
    );
    request.on('error', reject).end(body);
  });
}

async function gateway(answer: Parameters<typeof createServer>[1]): Promise<string> {
  const server: Server = createServer(answer as never);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push({
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function frontOf(...gateways: string[]): Promise<number> {
  const one = await startFront({ port: 0, skinsDir, gateways });
  opened.push(one);
  return one.port;
}

test.each(['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home', '/m/home?x=1'])(
  '%s is home, drawn',
  async (path) => {
    expect(await ask(path)).toMatchObject({ status: 200, body: 'home of aurora' });
  },
);

test.each(['/m/login', '/m/register.html', '/anything', '/_headers', '/m/lotto-h5/1/ent/games/x.y', '/index'])(
  '%s is the app’s to answer',
  async (path) => {
    expect(await ask(path)).toMatchObject({ status: 200, body: 'shell of aurora' });
  },
);

test.each([
  '/nothing.js',
  '/nginx.conf',
  '/.skin.json',
  '/assets/../.skin.json',
  '/%2e%2e/%2e%2e/secret.json',
  '/..%5csecret.json',
  '/shell.html.gz',
  '/%00.js',
])('%s is not served', async (path) => {
  const { status, body } = await ask(path);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(body).not.toContain('secret');
});

test.each(['/.git/HEAD', '/.env', '/.aws/credentials', '/m/.git/HEAD', '/%2egit/HEAD', '/wps/.git/HEAD', '/x.php'])(
  '%s is nothing of anybody’s',
  async (path) => {
    for (const host of ['aurora.localhost', 'localhost'])
      expect((await ask(path, { host, headers: { Cookie: 'livery-merchant=aurora' } })).status).toBe(404);
  },
);

test('a path that a merchant gave a call leads to the gateway, at that merchant only', async () => {
  const port = await frontOf(await gateway((request, response) => void response.end(`gateway: ${request.url}`)));
  expect((await ask('/v2/purse?a=1', { port, host: 'padma.localhost' })).body).toBe('gateway: /v2/purse?a=1');
  expect((await ask('/v2/purse', { port, host: 'localhost', headers: { Cookie: 'livery-merchant=padma' } })).body).toBe(
    'gateway: /v2/purse',
  );
  expect((await ask('/v2/purse', { port })).body).toBe('shell of aurora');
});

test.each(['/sandbox', '/sandbox?problem=x', '/sandbox/docs'])('%s is a page of the gateway', async (path) => {
  const port = await frontOf(await gateway((request, response) => void response.end(`gateway: ${request.url}`)));
  for (const host of ['localhost', 'aurora.localhost'])
    expect((await ask(path, { port, host })).body).toBe(`gateway: ${path}`);
});

test('a merchant has its own policy on every reply', async () => {
  expect((await ask('/m/home', { host: 'padma.localhost' })).headers['content-security-policy']).toContain('padma');
  expect((await ask('/sw.js')).headers).toMatchObject({
    'content-security-policy': expect.stringContaining('aurora'),
    'x-content-type-options': 'nosniff',
  });
});

test('a picture can’t run scripts when opened by itself', async () => {
  expect((await ask('/pictures/logo.1.svg')).headers['content-security-policy']).toContain('sandbox');
});

test('hashed files stay, pages are asked for again and answered briefly', async () => {
  expect((await ask('/assets/main-1.js')).headers['cache-control']).toContain('immutable');
  const first = await ask('/m/login');
  expect(first.headers['cache-control']).toBe('no-cache');
  const second = await ask('/m/login', { headers: { 'If-None-Match': first.headers.etag! } });
  expect(second).toMatchObject({ status: 304, body: '' });
});

test('the compressed form goes to browsers that take it', async () => {
  expect((await ask('/m/login', { headers: { 'Accept-Encoding': 'gzip, deflate' } })).headers).toMatchObject({
    'content-encoding': 'gzip',
    vary: 'Accept-Encoding',
  });
  expect((await ask('/m/login')).headers['content-encoding']).toBeUndefined();
});

test('HEAD answers without a body, other methods are refused', async () => {
  expect(await ask('/m/home', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
  expect((await ask('/m/home', { method: 'POST' })).status).toBe(405);
});

test('a merchant answers under its own host name too', async () => {
  expect((await ask('/m/home', { host: 'play.aurora.example' })).body).toBe('home of aurora');
});

test('an unknown merchant is reported, with the one meant', async () => {
  const { status, body } = await ask('/m/home', { host: 'aurroa.localhost' });
  expect(status).toBe(404);
  expect(body).toContain('Did you mean <a href="http://aurora.localhost:');
  expect((await ask('/', { host: '"><script>.localhost' })).body).not.toContain('<script>');
});

test('a host name that leads here from elsewhere is refused', async () => {
  expect((await ask('/wps/captcha', { host: 'evil.example' })).status).toBe(421);
});

test('the index page lists merchants, licences and demo accounts, escaped', async () => {
  const { body } = await ask('/', { host: 'localhost' });
  for (const part of [
    'http://aurora.localhost:',
    'http://padma.localhost:',
    '/open/padma',
    'pass-1',
    'a &lt;player&gt;',
    '21 or older',
    '&lt;aurora&gt; &amp; co',
    'Play money',
  ])
    expect(body).toContain(part);
  expect((await ask('/skin/padma/pictures/logo.1.svg', { host: 'localhost' })).status).toBe(200);
});

test('plain localhost shows one merchant at a time, chosen on the index page', async () => {
  expect(await ask('/m/home', { host: 'localhost' })).toMatchObject({ status: 302, headers: { location: '/' } });
  const chosen = await ask('/open/padma', { host: 'localhost' });
  expect(chosen).toMatchObject({
    status: 302,
    headers: {
      location: '/m/home',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    },
  });
  const Cookie = chosen.headers['set-cookie']![0]!.split(';')[0]!;
  expect((await ask('/m/home', { host: 'localhost', headers: { Cookie } })).body).toBe('home of padma');
  expect((await ask('/open/aurora', { host: 'localhost', headers: { Cookie } })).headers['clear-site-data']).toContain(
    '"storage"',
  );
  expect((await ask('/open/padam', { host: 'localhost' })).body).toContain('Did you mean');
});

test('both loopback addresses answer', async () => {
  const answer = await fetch(`http://[::1]:${front.port}/`).then(
    ({ status }) => status,
    (error: Error & { cause?: { code?: string } }) => error.cause?.code,
  );
  // The codes: a machine without IPv6 has only one.
  expect([200, 'EADDRNOTAVAIL', 'ENETUNREACH', 'EAFNOSUPPORT']).toContain(answer);
});

test('requests of the gateway pass with method, body, query and headers, and without hop-by-hop headers', async () => {
  const port = await frontOf(
    await gateway((request, response) => {
      let text = '';
      request
        .on('data', (data) => {
          text += data;
        })
        .on('end', () => {
          response
            .writeHead(201, { 'X-Answer': 'yes', Connection: 'X-Private', 'X-Private': '1' })
            .end(JSON.stringify({ method: request.method, url: request.url, text, headers: request.headers }));
        });
    }),
  );
  const reply = await ask('/wps/session/login?a=%20b', {
    port,
    method: 'POST',
    body: 'x'.repeat(200_000),
    headers: { Merchant: 'padma', Connection: 'close, X-Secret', 'X-Secret': '1', 'Content-Length': '200000' },
  });
  const seen = JSON.parse(reply.body);
  expect(reply).toMatchObject({ status: 201, headers: { 'x-answer': 'yes' } });
  expect(reply.headers['x-private']).toBeUndefined();
  expect(seen).toMatchObject({
    method: 'POST',
    url: '/wps/session/login?a=%20b',
    headers: { merchant: 'padma', 'x-forwarded-host': `aurora.localhost:${port}` },
  });
  expect(seen.text).toHaveLength(200_000);
  expect(seen.headers['x-secret']).toBeUndefined();
});

test('several gateways take turns, and one that is gone is passed over, for payments too', async () => {
  const seen: string[] = [];
  const named = (name: string) =>
    gateway((request, response) => {
      seen.push(name);
      request.resume().on('end', () => response.end(name));
    });
  const port = await frontOf(await named('a'), 'http://127.0.0.1:9', await named('b'));
  const replies = [];
  for (let i = 0; i < 6; i++)
    replies.push(
      (await ask('/wps/pay', { port, method: 'POST', body: 'once', headers: { 'Content-Length': '4' } })).body,
    );
  expect(new Set(replies)).toEqual(new Set(['a', 'b']));
  expect(seen).toHaveLength(6);
});

test('a gateway that is down is an answer with a code, in the gateway’s own form', async () => {
  const reply = await ask('/wps/captcha', { port: await frontOf('http://127.0.0.1:9') });
  expect(reply.status).toBe(502);
  expect(JSON.parse(reply.body)).toMatchObject({ success: false, code: 'GATEWAY_DOWN' });
  expect(JSON.parse((await ask('/wps/captcha')).body)).toMatchObject({ success: false, code: 'GATEWAY_DOWN' });
});

test.each([
  ['reading is asked again', 'GET', 200, ['GET', 'GET', 'GET']],
  ['a payment is not', 'POST', 502, ['GET', 'POST']],
])('over a kept connection that the gateway closes as it is used again, %s', async (_, method, status, reached) => {
  const seen: string[] = [];
  const used = new WeakSet<Socket>();
  const port = await frontOf(
    await gateway((request, response) => {
      seen.push(request.method!);
      if (used.has(request.socket)) return void request.socket.destroy();
      used.add(request.socket);
      return void response.end('answer');
    }),
  );
  expect((await ask('/wps/first', { port })).status).toBe(200);
  expect((await ask('/wps/second', { port, method })).status).toBe(status);
  expect(seen).toEqual(reached);
});

test('reading that is asked again passes over a gateway that is gone', async () => {
  let hasAnswered = false;
  const port = await frontOf(
    await gateway((request, response) => {
      if (hasAnswered && request.url === '/wps/second') {
        hasAnswered = false;
        return void request.socket.destroy();
      }
      hasAnswered = true;
      return void response.end('answer');
    }),
    'http://127.0.0.1:9',
  );
  for (const path of ['/wps/first', '/wps/between', '/wps/second'])
    expect((await ask(path, { port })).status).toBe(200);
});

test('a gateway that dies in the middle of its answer breaks the answer off', async () => {
  const port = await frontOf(
    await gateway((_request, response) => {
      response.writeHead(200, { 'Content-Length': '100' }).write('half', () => response.destroy());
    }),
  );
  await expect(ask('/wps/captcha', { port })).rejects.toThrow('aborted');
  expect((await ask('/m/home', { port })).status).toBe(200);
});

test('the gateway’s answer comes through as it is written', async () => {
  let finish = () => {};
  const port = await frontOf(
    await gateway((_request, response) => {
      response.write('first ');
      finish = () => response.end('second');
    }),
  );
  const reply = await fetch(`http://127.0.0.1:${port}/sandbox/stream`);
  const reader = reply.body!.getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('first ');
  finish();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('second');
});

test('bytes that are no request do no harm', async () => {
  await new Promise<void>((resolve) => {
    const socket = connect(front.port, '127.0.0.1', () =>
      socket.end('GET http://[ HTTP/1.1\r\nHost: aurora.localhost\r\n\r\n'),
    );
    socket
      .on('data', () => {})
      .on('close', () => resolve())
      .on('error', () => resolve());
  });
  expect((await ask('/m/home')).status).toBe(200);
});

test('a port that is taken is reported with what to do', async () => {
  const second = startFront({ port: front.port, skinsDir, gateways: [], waitForPortMs: 0 });
  await expect(second).rejects.toThrow(PortInUse);
  await expect(second).rejects.toThrow(
    `Port ${front.port} is in use by another program: stop that program, or choose another port`,
  );
});

test('a port that is let go of soon is waited for', async () => {
  const first = await startFront({ port: 0, skinsDir, gateways: [] });
  beforeNextTry = () => first.close();
  const second = await startFront({ port: first.port, skinsDir, gateways: [], waitForPortMs: 3000 });
  opened.push(second);
  expect(second.port).toBe(first.port);
});

test('a skin that is added or replaced is served without a restart', async () => {
  mkdirSync(join(skinsDir, '.new-x/pictures'), { recursive: true });
  writeFileSync(join(skinsDir, '.new-x/.skin.json'), JSON.stringify(skin('nova', [])));
  writeFileSync(join(skinsDir, '.new-x/index.html'), 'home of nova');
  const { renameSync } = await import('node:fs');
  renameSync(join(skinsDir, '.new-x'), join(skinsDir, 'nova'));
  expect((await ask('/m/home', { host: 'nova.localhost' })).body).toBe('home of nova');
  rmSync(join(skinsDir, 'nova'), { recursive: true });
});
