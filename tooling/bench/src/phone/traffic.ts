import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page, Request } from '@playwright/test';
import type { Seen } from './watch.ts';

/** The page is at rest when it has asked for nothing for so long, in milliseconds … */
const restMs = 2_500;
/** … and had no task of more than 50 ms for so long: a busy processor is late with what it will ask for. */
const idleMs = 500;

/** Counts what the page asks for and gets from now on, and what its service worker gets. */
export async function watchTraffic(client: CDPSession, page: Page) {
  let requests = 0;
  let bytes = 0;
  let lastAt = performance.now();
  const workerReplies: Promise<number>[] = [];
  const refused: string[] = [];
  client.on('Network.requestWillBeSent', ({ request }) => {
    // A picture that is written in the address itself is asked of nobody.
    if (request.url.startsWith('data:')) return;
    requests += 1;
    lastAt = performance.now();
  });
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    lastAt = performance.now();
  });
  client.on('Network.responseReceived', ({ response: { status, url } }) => {
    if (status >= 400) refused.push(`${url} was answered with ${status}`);
  });
  // The page's own client hears nothing of its service worker.
  page.context().on('requestfinished', (request) => {
    if (request.serviceWorker() === null) return;
    // One that comes after the visit, as its browser closes, counts no more.
    workerReplies.push(sizeOf(request).catch(() => 0));
    lastAt = performance.now();
  });
  await client.send('Network.enable');
  return {
    /** Rejects where a request was refused: a page that lacks something is no measure. */
    sum: async () => {
      if (refused.length > 0) throw new Error(`${refused.join(', ')}.`);
      const sizes = await Promise.all(workerReplies);
      return { requests, bytes: sizes.reduce((sum, size) => sum + size, bytes) };
    },
    /** Resolves when the page is at rest. */
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

/** Bytes of a reply as they were sent: none where the browser had it stored. */
async function sizeOf(request: Request): Promise<number> {
  const { responseHeadersSize, responseBodySize } = await request.sizes();
  // The body's size is what is left of the whole once the headers are taken away, and so may be negative.
  return responseHeadersSize + responseBodySize;
}
