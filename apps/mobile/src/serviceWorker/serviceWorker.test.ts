import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { runWorker } from '../../testing/runWorker.ts';
import { workerMessages } from './workerMessages.ts';

/** Hashes content in the same way as the assemble step. */
const hashOf = (content: string) =>
  createHash('sha256').update(content).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 10);

const page = '<!doctype html><html lang="bn" data-mode="light" data-merchant="padma"><div id="root"></div></html>';
const portal = '<!doctype html><html><title>Log in to this network</title></html>';
const files: Readonly<Record<string, { type: string; content: string }>> = {
  '/assets/main-1.js': { type: 'text/javascript; charset=utf-8', content: 'run()' },
  '/assets/login-2.js': { type: 'text/javascript', content: 'login()' },
  '/assets/login-2.css': { type: 'text/css', content: '.login{}' },
  '/texts/BN/home.1.json': { type: 'application/json; charset=utf-8', content: '{"home":{}}' },
  '/pictures/logo.1.svg': { type: 'image/svg+xml', content: '<svg/>' },
  '/fonts/bengali.1.woff2': { type: 'font/woff2', content: 'wOF2' },
};
const data = {
  skinVersion: '1',
  precache: ['/assets/main-1.js', '/texts/BN/home.1.json', '/pictures/logo.1.svg'],
  files: Object.fromEntries(Object.entries(files).map(([path, { content }]) => [path, hashOf(content)])),
  hashed: ['/assets/', '/texts/', '/fonts/', '/pictures/'],
};
const installed = ['/m/home', '/shell.html', ...data.precache].toSorted();

const reply = (content: string, type: string) =>
  new Response(content, { headers: { 'Content-Type': type, Date: new Date().toUTCString() } });
const right = (path: string) =>
  path in files ? reply(files[path]!.content, files[path]!.type) : reply(page, 'text/html; charset=utf-8');
const wrong = () => reply(portal, 'text/html');
const asFile = (address: string) => ({ address, mode: 'cors' }) as const;

test("behind a network's login page, the worker caches none of that network's pages as files", async () => {
  let isPortal = true;
  const network = { answer: (path: string) => (isPortal ? wrong() : right(path)) };
  const worker = runWorker(data, network);
  await worker.get(asFile('/assets/login-2.js'));
  await worker.get(asFile('/texts/BN/home.1.json'));
  await worker.get({ address: '/m/home', mode: 'navigate' });
  await worker.cacheFonts('/fonts/bengali.1.woff2');
  expect(worker.caches.paths()).toEqual([]);
  isPortal = false;
  expect(await (await worker.get(asFile('/assets/login-2.js')))?.text()).toBe('login()');
  await worker.get({ address: '/m/home', mode: 'navigate' });
  await worker.cacheFonts('/fonts/bengali.1.woff2');
  expect(worker.caches.paths()).toEqual(['/assets/login-2.js', '/fonts/bengali.1.woff2', '/m/home']);
});

test("the home page of another merchant is not cached as this merchant's", async () => {
  const other = page.replace('padma', 'aurora');
  const worker = runWorker(data, { answer: () => reply(other, 'text/html') });
  await worker.get({ address: '/m/home', mode: 'navigate' });
  expect(worker.caches.paths()).toEqual([]);
});

test('a file of the right type with the wrong content is not cached', async () => {
  const worker = runWorker(data, { answer: () => reply('login(', 'text/javascript') });
  await worker.get(asFile('/assets/login-2.js'));
  expect(worker.caches.paths()).toEqual([]);
});

test("a wrong file in the browser's own cache is replaced by the file from the server", async () => {
  const worker = runWorker(data, { answer: (path, cache) => (cache === 'reload' ? right(path) : wrong()) });
  expect(await (await worker.get(asFile('/assets/login-2.js')))?.text()).toBe('login()');
  expect(worker.caches.paths()).toEqual(['/assets/login-2.js']);
});

test("a retry with a query in the address is cached once, under the file's own address", async () => {
  const worker = runWorker(data, { answer: right });
  await worker.get(asFile('/assets/login-2.js?1795773600000'));
  await worker.get(asFile('/assets/login-2.js'));
  expect(worker.caches.paths()).toEqual(['/assets/login-2.js']);
  expect(worker.fetched).toHaveLength(1);
});

test.each(['/m/home', '/shell.html', ...data.precache])(
  'a worker is not installed while the reply for %s is another page',
  async (path) => {
    const worker = runWorker(data, { answer: (asked) => (asked === path ? wrong() : right(asked)) });
    await expect(worker.install()).rejects.toThrow(path);
  },
);

test('a new worker removes wrong files that an older one cached, and keeps the right files', async () => {
  const network = { answer: right };
  const { caches } = runWorker(data, network);
  const stored = await caches.open('livery-padma-files');
  await stored.put('/assets/main-1.js', wrong());
  await stored.put('/assets/login-2.css', wrong());
  await stored.put('/assets/login-2.js?1795773600000', wrong());
  await stored.put('/texts/BN/home.1.json', reply('{"home":{"a":1}}', 'application/json'));
  await stored.put('/fonts/bengali.1.woff2', right('/fonts/bengali.1.woff2'));
  await (await caches.open('livery-padma-0')).put('/m/home', wrong());
  const worker = runWorker({ ...data, skinVersion: '2' }, network, caches);
  await worker.install();
  await worker.activate();
  expect(caches.paths()).toEqual([...installed, '/fonts/bengali.1.woff2'].toSorted());
  expect(worker.fetched).not.toContain('/fonts/bengali.1.woff2');
  expect(await (await stored.match('/assets/main-1.js'))?.text()).toBe('run()');
  expect(await (await stored.match('/texts/BN/home.1.json'))?.text()).toBe('{"home":{}}');
});

test.each([
  ['the first worker reports no new version to the page', false, []],
  ['a later worker reports a new version to the page', true, [{ type: workerMessages.newVersion }]],
])('%s', async (_, hasActiveWorker, messages) => {
  const worker = runWorker(data, { answer: right }, undefined, hasActiveWorker);
  await worker.install();
  expect(worker.posted).toEqual(messages);
});
