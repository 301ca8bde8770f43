import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { ask, frontPort, startFrontOf, startGateway } from './testing/testFront.ts';

test.each(['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home', '/m/home?x=1'])(
  '%s is home, prerendered',
  async (path) => {
    expect(await ask(path)).toMatchObject({ status: 200, body: 'home of aurora' });
  },
);

test.each(['/m/login', '/m/register.html', '/m/nowhere', '/m/lotto-h5'])(
  '%s is answered with the app’s shell',
  async (path) => {
    expect(await ask(path)).toMatchObject({ status: 200, body: 'shell of aurora' });
  },
);

test.each(['/m/activity', '/m/activity.html', '/m/activity?type=cashback'])(
  '%s is the share page of promotions, if the skin has one',
  async (path) => {
    expect(await ask(path)).toMatchObject({ status: 200, body: 'promotions of aurora' });
  },
);

test.each(['/m/lotto-h5/1/ent/games/x.y', '/m/lotto-h5/1/trad/games/x?token=t'])(
  '[ROUTE-09] %s is the frame of a lottery, a separate document',
  async (path) => {
    expect(await ask(path)).toMatchObject({ status: 200, body: 'lottery of aurora' });
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

test.each([
  '/.git/HEAD',
  '/.env',
  '/.aws/credentials',
  '/m/.git/HEAD',
  '/%2egit/HEAD',
  '/wps/.git/HEAD',
  '/x.php',
  '/anything',
  '/index',
  '/mail',
  '/_headers',
  '/assets',
  '/assets/',
  '/texts/',
])('%s is not an address of the app or the gateway', async (path) => {
  for (const host of ['aurora.localhost', 'localhost'])
    expect((await ask(path, { host, headers: { Cookie: 'livery-merchant=aurora' } })).status).toBe(404);
});

test('[ROUTE-13] a mistyped address answers 404 with the app, which opens home', async () => {
  const { status, body } = await ask('/anything', { headers: { Accept: 'text/html,*/*;q=0.8' } });
  expect({ status, body }).toEqual({ status: 404, body: 'shell of aurora' });
});

test.each(['/m/%', '/m/%E0%A4%A', '/%', '/m/%00', '/m/.hidden', '/m/%2e%2e/%2e%2e/secret.json'])(
  '[ROUTE-13] a browser that requests the malformed address %s gets the app, which opens home',
  async (path) => {
    const reply = { status: 404, body: 'shell of aurora' };
    expect(await ask(path, { headers: { Accept: 'text/html' } })).toMatchObject(reply);
    const chosen = { Accept: 'text/html', Cookie: 'livery-merchant=aurora' };
    expect(await ask(path, { host: 'localhost', headers: chosen })).toMatchObject(reply);
  },
);

test.each(['/m/%', '/%00'])('a program that requests the malformed address %s gets 400', async (path) => {
  expect((await ask(path)).status).toBe(400);
  expect((await ask(path, { headers: { Accept: 'text/html' }, method: 'POST' })).status).toBe(400);
});

test.each(['/\\x', '/\\x/m/home', '/m\\home', '/wps\\captcha', '/sandbox/play\\x?a=1'])(
  '%s, with a backslash in its path, gets 400 on every host, also in a browser',
  async (path) => {
    for (const host of ['aurora.localhost', 'play.aurora.localhost', 'localhost'])
      for (const Accept of ['*/*', 'text/html'])
        expect((await ask(path, { host, headers: { Accept } })).status, `${host} ${Accept}`).toBe(400);
  },
);

test('a backslash in the query does not make an address malformed', async () => {
  expect((await ask('/m/home?x=\\y')).status).toBe(200);
});

test('a path that a merchant set for a call reaches the gateway, only on that merchant’s host', async () => {
  const port = await startFrontOf(
    await startGateway((request, response) => void response.end(`gateway: ${request.url}`)),
  );
  expect((await ask('/v2/purse?a=1', { port, host: 'padma.localhost' })).body).toBe('gateway: /v2/purse?a=1');
  expect((await ask('/v2/purse', { port, host: 'localhost', headers: { Cookie: 'livery-merchant=padma' } })).body).toBe(
    'gateway: /v2/purse',
  );
  expect((await ask('/v2/purse', { port })).status).toBe(404);
});

test.each(['/sandbox', '/sandbox?problem=x', '/sandbox/docs'])('%s is a page of the gateway', async (path) => {
  const port = await startFrontOf(
    await startGateway((request, response) => void response.end(`gateway: ${request.url}`)),
  );
  for (const host of ['localhost', 'aurora.localhost'])
    expect((await ask(path, { port, host })).body).toBe(`gateway: ${path}`);
});

test('every reply of a merchant has that merchant’s policy', async () => {
  expect((await ask('/m/home', { host: 'padma.localhost' })).headers['content-security-policy']).toContain('padma');
  expect((await ask('/sw.js')).headers).toMatchObject({
    'content-security-policy': expect.stringContaining('aurora'),
    'x-content-type-options': 'nosniff',
  });
});

test('a picture cannot run scripts if it is opened directly', async () => {
  expect((await ask('/pictures/logo.1.svg')).headers['content-security-policy']).toContain('sandbox');
});

test('hashed files are immutable, pages are revalidated and answered with 304', async () => {
  expect((await ask('/assets/main-1.js')).headers['cache-control']).toContain('immutable');
  const first = await ask('/m/login');
  expect(first.headers['cache-control']).toBe('no-cache');
  const second = await ask('/m/login', { headers: { 'If-None-Match': first.headers.etag! } });
  expect(second).toMatchObject({ status: 304, body: '' });
});

test('browsers that accept gzip get the compressed file', async () => {
  expect((await ask('/m/login', { headers: { 'Accept-Encoding': 'gzip, deflate' } })).headers).toMatchObject({
    'content-encoding': 'gzip',
    vary: 'Accept-Encoding',
  });
  expect((await ask('/m/login')).headers['content-encoding']).toBeUndefined();
});

test('HEAD answers without a body, other methods are rejected', async () => {
  expect(await ask('/m/home', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
  expect((await ask('/m/home', { method: 'POST' })).status).toBe(405);
});

test('a merchant is also served under its own host name', async () => {
  expect((await ask('/m/home', { host: 'play.aurora.example' })).body).toBe('home of aurora');
});

test('an unknown merchant is reported with a suggestion', async () => {
  const { status, body } = await ask('/m/home', { host: 'aurroa.localhost' });
  expect(status).toBe(404);
  expect(body).toContain('Did you mean <a href="http://aurora.localhost:');
  expect((await ask('/', { host: '"><script>.localhost' })).body).not.toContain('<script>');
});

test('an unknown host name is rejected with 421', async () => {
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
  const answer = await fetch(`http://[::1]:${frontPort()}/`).then(
    ({ status }) => status,
    (error: Error & { cause?: { code?: string } }) => error.cause?.code,
  );
  // The error codes are for a machine without IPv6, which has only one loopback address.
  expect([200, 'EADDRNOTAVAIL', 'ENETUNREACH', 'EAFNOSUPPORT']).toContain(answer);
});

test('bytes that are not a valid request do not stop the server', async () => {
  await new Promise<void>((resolve) => {
    const socket = connect(frontPort(), '127.0.0.1', () =>
      socket.end('GET http://[ HTTP/1.1\r\nHost: aurora.localhost\r\n\r\n'),
    );
    socket
      .on('data', () => {})
      .on('close', () => resolve())
      .on('error', () => resolve());
  });
  expect((await ask('/m/home')).status).toBe(200);
});

test('the host of a merchant’s games serves only the games of the gateway', async () => {
  const port = await startFrontOf(
    await startGateway((request, response) => void response.end(`gateway: ${request.headers.host} ${request.url}`)),
  );
  const host = 'play.aurora.localhost';
  expect((await ask('/sandbox/play/abc', { port, host })).body).toMatch(
    /^gateway: play\.aurora\.localhost(:\d+)? \/sandbox\/play\/abc$/,
  );
  for (const path of [
    '/',
    '/m/home',
    '/sandbox',
    '/sandbox/outbox',
    '/sandbox/play',
    '/sandbox/playing',
    '/wps/member/info',
    '/sw.js',
    '/assets/main-1.js',
    '/sandbox/play/../outbox',
    '/sandbox/play/%2e%2e/outbox',
  ])
    expect((await ask(path, { port, host })).body, path).not.toMatch(/^gateway|of aurora|worker|app\(\)/);
});
