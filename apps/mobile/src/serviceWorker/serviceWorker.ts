/// <reference lib="webworker" />
/*
 * The merchant's service worker. It opens the app without a network, caches files with a hash in their name, and
 * removes old files. It changes the version only when the player requests it. It caches a reply only if the reply is
 * the requested file.
 */
import { hasExpectedContent, hasExpectedType, isPageOf } from './expectedReply.ts';
import { homePath, isAppPath, isHomePath, isLotteryFramePath } from '@livery/foundation/addresses';
import type { WorkerData } from './workerData.ts';
import { workerMessages } from './workerMessages.ts';

declare const self: ServiceWorkerGlobalScope;
declare const workerData: WorkerData;

const pageCache = `livery-${workerData.code}-${workerData.skinVersion}`;
const fileCache = `livery-${workerData.code}-files`;
const dayMs = 24 * 60 * 60 * 1000;
const absolute = (address: string) => new URL(address, self.location.href).href;
/** The content hash of each file of this skin, by its absolute address. */
const hashes = new Map(Object.entries(workerData.files).map(([address, hash]) => [absolute(address), hash]));

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('message', (event) => {
  const data = event.data as { type?: string; addresses?: string[] } | null;
  if (data?.type === workerMessages.useNewVersion) event.waitUntil(self.skipWaiting());
  if (data?.type === workerMessages.cacheFonts) event.waitUntil(cacheAlso(data.addresses ?? []));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const url = new URL(request.url);
  if (request.mode === 'navigate') {
    // The worker handles only the app's own addresses. The frame of a lottery is a separate document, and does not work
    // without a network.
    if (url.origin === self.location.origin && isAppPath(url.pathname) && !isLotteryFramePath(url.pathname))
      event.respondWith(isHomePath(url.pathname) ? homeFromCacheFirst(event) : pageOrShell(request));
  } else if (workerData.hashed.some((start) => url.href.startsWith(absolute(start)))) {
    event.respondWith(fromCacheFirst(event));
  }
});

async function install(): Promise<void> {
  // A cached file has a hash in its name. The worker downloads it again only if its content is not the expected one.
  const [files, pages] = await Promise.all([caches.open(fileCache), caches.open(pageCache)]);
  await Promise.all([
    ...workerData.precache.map(async (address) => {
      const cached = await files.match(address);
      if (cached === undefined || !(await isExpected(cached, absolute(address)))) await cacheFile(absolute(address));
    }),
    ...[workerData.shell, homePath].map(async (address) => {
      const reply = await fetch(address, { cache: 'no-cache' });
      if (!(await isPageOf(reply.clone(), workerData.code)))
        throw new Error(`${address} is not a page of this merchant.`);
      await pages.put(address, reply);
    }),
  ]);
  // A first worker may start immediately. A later worker waits until the player requests the new version, because open
  // pages use the old worker.
  if (!self.registration.active) return;
  for (const client of await self.clients.matchAll({ includeUncontrolled: true }))
    client.postMessage({ type: workerMessages.newVersion });
}

async function activate(): Promise<void> {
  for (const name of await caches.keys()) if (name !== pageCache && name !== fileCache) await caches.delete(name);
  // An older worker may have cached any reply with status 200.
  const cache = await caches.open(fileCache);
  for (const request of await cache.keys()) {
    const cached = hashes.has(request.url) ? await cache.match(request, { ignoreVary: true }) : undefined;
    if (cached === undefined || !(await isExpected(cached, request.url))) await cache.delete(request);
  }
  await self.clients.claim();
}

/**
 * Caches files that a page loaded before this worker started. It caches only files of this skin. They come from the
 * browser's own cache, not from the network.
 */
async function cacheAlso(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(fileCache);
  for (const address of addresses)
    if (hashes.has(address) && !(await cache.match(address))) await cacheFile(address).catch(() => undefined);
}

/**
 * Whether a reply is the file at this address. Checks its type, and also its content if this skin contains the hash.
 */
async function isExpected(reply: Response, address: string): Promise<boolean> {
  if (!hasExpectedType(reply, new URL(address).pathname)) return false;
  const hash = hashes.get(address);
  return hash === undefined || hasExpectedContent(reply.clone(), hash);
}

/**
 * Fetches a file into the cache. Throws if the reply is not that file, even after bypassing the browser's own cache.
 */
async function cacheFile(address: string): Promise<void> {
  for (const mode of ['default', 'reload'] as const) {
    const reply = await fetch(address, { cache: mode });
    if (!(await isExpected(reply, address))) continue;
    await (await caches.open(fileCache)).put(address, reply);
    return;
  }
  throw new Error(`The reply for ${address} is another file.`);
}

/**
 * Returns the last cached home immediately, and fetches the newest home for the next visit. The app requests home's
 * data itself, and does not show HTML that is too old; see `head.ts`.
 */
async function homeFromCacheFirst(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(pageCache);
  const renewed = fetch(event.request).then((reply) => {
    event.waitUntil(cacheHome(reply.clone()).catch(() => undefined));
    return reply;
  });
  const cached = await cache.match(homePath, { ignoreVary: true });
  event.waitUntil(renewed.catch(() => undefined));
  // A page that is too old may name code that no longer exists.
  const isYoung = cached !== undefined && Date.now() - Date.parse(cached.headers.get('Date') ?? '') < dayMs;
  return isYoung ? cached : renewed.catch(() => cached ?? shell());
}

/** Returns the newest page if there is a network, otherwise the shell. */
const pageOrShell = (request: Request): Promise<Response> => fetch(request).catch(shell);

const shell = async () => (await caches.match(workerData.shell)) ?? Response.error();

/** Caches home for the next visit, if it is this merchant's home and not the login page of a network. */
async function cacheHome(reply: Response): Promise<void> {
  const copy = reply.clone();
  if (await isPageOf(reply, workerData.code)) await (await caches.open(pageCache)).put(homePath, copy);
}

/**
 * Returns a file with a hash in its name. When the app requests a file again, it adds a query, which is ignored here.
 */
async function fromCacheFirst(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const address = origin + pathname;
  const cache = await caches.open(fileCache);
  const cached = await cache.match(address, { ignoreVary: true });
  if (cached) return cached;
  const first = await fetch(request);
  // The browser's own cache may contain a wrong reply for up to a year.
  const isWrong = first.ok && !hasExpectedType(first, pathname);
  const reply = isWrong ? await fetch(request, { cache: 'reload' }) : first;
  if (reply.ok) {
    const copy = reply.clone();
    // If the disk is full, caching fails. The player still gets the reply.
    event.waitUntil(
      isExpected(copy, address)
        .then((isRight) => (isRight ? cache.put(address, copy) : undefined))
        .catch(() => undefined),
    );
  }
  return reply;
}
