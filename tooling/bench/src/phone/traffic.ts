import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page, Request } from '@playwright/test';
import type { Seen } from './watch.ts';

/** The page is idle if it has sent no request for this time, in milliseconds … */
const restMs = 2_500;
/** … and had no task of more than 50 ms for this time, because a busy CPU delays further requests. */
const idleMs = 500;

/** Counts the requests and received bytes of the page and its service worker after this call. */
export async function watchTraffic(client: CDPSession, page: Page) {
  let requests = 0;
  let bytes = 0;
  let lastAt = performance.now();
  const workerReplies: Promise<number>[] = [];
  const refused: string[] = [];
  client.on('Network.requestWillBeSent', ({ request }) => {
    // A `data:` address needs no request.
    if (request.url.startsWith('data:')) return;
    requests += 1;
    lastAt = performance.now();
  });
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    lastAt = performance.now();
  });
  client.on('Network.responseReceived', ({ response: { status, url } }) => {
    if (status >= 400) refused.push(`${url} got a reply with status ${status}`);
  });
  // The page's own client gets no events of its service worker.
  page.context().on('requestfinished', (request) => {
    if (request.serviceWorker() === null) return;
    // A request that ends after the visit, while its browser closes, is not counted.
    workerReplies.push(sizeOf(request).catch(() => 0));
    lastAt = performance.now();
  });
  await client.send('Network.enable');
  return {
    /** Rejects if a request failed: a page with missing parts can't be measured. */
    sum: async () => {
      if (refused.length > 0) throw new Error(`${refused.join(', ')}.`);
      const sizes = await Promise.all(workerReplies);
      return { requests, bytes: sizes.reduce((sum, size) => sum + size, bytes) };
    },
    /** Resolves when the page is idle. */
    rest: async () => {
      for (;;) {
        while (performance.now() - lastAt < restMs) await wait(100);
        const sinceTask = await page.evaluate(
          () => performance.now() - (window as unknown as { seen: Seen }).seen.busyUntil,
        );
        if (sinceTask >= idleMs && performance.now() - lastAt >= restMs) return;
        await wait(idleMs);
      }
    },
  };
}

/** Bytes of a reply as they were sent. Zero if the reply came from the browser's cache. */
async function sizeOf(request: Request): Promise<number> {
  const { responseHeadersSize, responseBodySize } = await request.sizes();
  // The browser computes the body's size as the total minus the headers, so it may be negative.
  return responseHeadersSize + responseBodySize;
}
