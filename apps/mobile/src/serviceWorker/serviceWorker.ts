/// <reference lib="webworker" />
/*
 * The merchant's service worker: opens the app without a network, caches files that carry a hash, removes old ones, and
 * changes version only when the person asks for it.
 */
import { homePath, isAppPath, isHomePath, isLotteryFramePath } from '@livery/foundation/addresses';
import type { WorkerData } from './workerData.ts';
import { workerMessages } from './workerMessages.ts';

declare const self: ServiceWorkerGlobalScope;
declare const workerData: WorkerData;

const pageCache = `livery-${workerData.code}-${workerData.skinVersion}`;
const fileCache = `livery-${workerData.code}-files`;
const dayMs = 24 * 60 * 60 * 1000;
const absolute = (address: string) => new URL(address, self.location.href).href;

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
    // Only the app's own addresses. The frame of a lottery is a document of its own, and nothing without a network.
    if (url.origin === self.location.origin && isAppPath(url.pathname) && !isLotteryFramePath(url.pathname))
      event.respondWith(isHomePath(url.pathname) ? homeFromCacheFirst(event) : pageOrShell(request));
  } else if (workerData.hashed.some((start) => url.href.startsWith(absolute(start)))) {
    event.respondWith(fromCacheFirst(request));
  }
});

async function install(): Promise<void> {
  const cache = await caches.open(fileCache);
  // What is cached already has a hash in its name and needs no second download.
  const missing: string[] = [];
  for (const address of workerData.precache) if (!(await cache.match(address))) missing.push(address);
  await Promise.all([cache.addAll(missing), (await caches.open(pageCache)).addAll([workerData.shell, homePath])]);
  // A first worker may start at once. A later one waits: the person decides when the page changes under them.
  // Pages in use belong to the worker of before.
  if (!self.registration.active) return;
  for (const client of await self.clients.matchAll({ includeUncontrolled: true }))
    client.postMessage({ type: workerMessages.newVersion });
}

async function activate(): Promise<void> {
  for (const name of await caches.keys()) if (name !== pageCache && name !== fileCache) await caches.delete(name);
  const files = new Set(workerData.files.map(absolute));
  const cache = await caches.open(fileCache);
  for (const request of await cache.keys()) if (!files.has(request.url)) await cache.delete(request);
  await self.clients.claim();
}

/**
 * Caches what a page fetched before this worker was there. Only files of this skin; the browser has them and fetches
 * none anew.
 */
async function cacheAlso(addresses: readonly string[]): Promise<void> {
  const files = new Set(workerData.files.map(absolute));
  const cache = await caches.open(fileCache);
  for (const address of addresses)
    if (files.has(address) && !(await cache.match(address))) await cache.add(address).catch(() => undefined);
}

/**
 * Home as it was last, at once; the newest is fetched meanwhile, for the next visit. The app asks the gateway by itself for what
 * home shows, and a drawing that is too old is not shown: see `head.ts`.
 */
async function homeFromCacheFirst(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(pageCache);
  const renewed = fetch(event.request).then(async (reply) => {
    if (reply.ok) await cache.put(homePath, reply.clone());
    return reply;
  });
  const cached = await cache.match(homePath, { ignoreVary: true });
  event.waitUntil(renewed.catch(() => undefined));
  // The code that an older page names may be gone.
  const isYoung = cached !== undefined && Date.now() - Date.parse(cached.headers.get('Date') ?? '') < dayMs;
  return isYoung ? cached : renewed.catch(() => cached ?? shell());
}

/** The newest page while there is a network; the shell when there is none. */
const pageOrShell = (request: Request): Promise<Response> => fetch(request).catch(shell);

const shell = async () => (await caches.match(workerData.shell)) ?? Response.error();

async function fromCacheFirst(request: Request): Promise<Response> {
  const cached = await caches.match(request, { ignoreVary: true });
  if (cached) return cached;
  const reply = await fetch(request);
  if (reply.ok) {
    const copy = reply.clone();
    // A full disk must not cost the person the reply.
    void caches
      .open(fileCache)
      .then((cache) => cache.put(request, copy))
      .catch(() => undefined);
  }
  return reply;
}
