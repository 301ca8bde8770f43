/* One per merchant: the assemble step puts the merchant's list in place of SKIN. */
const skin = SKIN;
const pages = `livery-${skin.code}-${skin.version}`;
const files = `livery-${skin.code}-files`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(files);
      // What is kept already has a hash in its name and needs no second download.
      const missing = [];
      for (const address of skin.precache) if (!(await cache.match(address))) missing.push(address);
      await Promise.all([cache.addAll(missing), (await caches.open(pages)).add(skin.shell)]);
      // A first worker may start at once. A later one waits: the person decides when the page changes under them.
      // Pages in use belong to the worker of before.
      if (self.registration.active)
        for (const client of await self.clients.matchAll({ includeUncontrolled: true }))
          client.postMessage({ type: 'livery:new-version' });
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== pages && name !== files) await caches.delete(name);
      const keep = new Set(skin.keep.map((address) => new URL(address, self.location.href).href));
      const cache = await caches.open(files);
      for (const request of await cache.keys()) if (!keep.has(request.url)) await cache.delete(request);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('message', (event) => {
  if (event.data?.type === 'livery:use-new-version') self.skipWaiting();
  if (event.data?.type === 'livery:keep') event.waitUntil(keepMore(event.data.addresses));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const url = new URL(request.url);
  if (request.mode === 'navigate') {
    // Always the newest page while there is a network; the shell when there is none. Only the product's own addresses.
    if (url.origin === self.location.origin && (url.pathname === '/' || /^\/m(\/|$)/.test(url.pathname))) {
      event.respondWith(fetch(request).catch(async () => (await caches.match(skin.shell)) ?? Response.error()));
    }
  } else if (skin.hashed.some((start) => url.href.startsWith(new URL(start, self.location.href).href))) {
    event.respondWith(fromCacheFirst(request));
  }
});

/** What a page fetched before this worker was there. Only addresses of this skin; the browser has them and fetches none anew. */
async function keepMore(addresses) {
  const own = new Set(skin.keep.map((address) => new URL(address, self.location.href).href));
  const cache = await caches.open(files);
  for (const address of addresses)
    if (own.has(address) && !(await cache.match(address))) await cache.add(address).catch(() => {});
}

async function fromCacheFirst(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const reply = await fetch(request);
  if (reply.ok) {
    const copy = reply.clone();
    // A full disk must not cost the person the reply.
    caches
      .open(files)
      .then((cache) => cache.put(request, copy))
      .catch(() => {});
  }
  return reply;
}
