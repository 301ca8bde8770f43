/// <reference lib="webworker" />
/*
 * The merchant's service worker: opens the app without a network, caches files that carry a hash, removes old ones, and
 * changes version only when the person asks for it.
 */
import { isAppPath } from '@livery/foundation/addresses';
import type { WorkerData } from './workerData.ts';
import { workerMessages } from './workerMessages.ts';

declare const self: ServiceWorkerGlobalScope;
declare const workerData: WorkerData;

const pageCache = `livery-${workerData.code}-${workerData.version}`;
const fileCache = `livery-${workerData.code}-files`;
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
    // Always the newest page while there is a network; the shell when there is none. Only the product's own addresses.
    if (url.origin === self.location.origin && isAppPath(url.pathname)) event.respondWith(pageOrShell(request));
  } else if (workerData.hashed.some((start) => url.href.startsWith(absolute(start)))) {
    event.respondWith(fromCacheFirst(request));
  }
});

async function install(): Promise<void> {
  const cache = await caches.open(fileCache);
  // What is cached already has a hash in its name and needs no second download.
  const missing: string[] = [];
  for (const address of workerData.precache) if (!(await cache.match(address))) missing.push(address);
  await Promise.all([cache.addAll(missing), (await caches.open(pageCache)).add(workerData.shell)]);
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

/** Caches what a page fetched before this worker was there. Only files of this skin; the browser has them and fetches none anew. */
async function cacheAlso(addresses: readonly string[]): Promise<void> {
  const files = new Set(workerData.files.map(absolute));
  const cache = await caches.open(fileCache);
  for (const address of addresses)
    if (files.has(address) && !(await cache.match(address))) await cache.add(address).catch(() => undefined);
}

async function pageOrShell(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(workerData.shell)) ?? Response.error();
  }
}

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
