import { lotteryFrameFiles } from '@livery/foundation/addresses';

/**
 * Fetches code and styles of the lottery frame, so that the browser or the service worker has them when a lottery
 * opens. No code runs. It uses fetch, because Safari does not support link prefetch. Never rejects: the frame loads
 * missing files itself.
 */
export async function prefetchFrame(): Promise<void> {
  try {
    const list = await fetch(lotteryFrameFiles);
    if (!list.ok) return;
    for (const address of (await list.json()) as string[]) {
      // One after the other. Each body is read to its end: the browser may not cache an unread reply.
      const file = await fetch(address, { priority: 'low' });
      await file.blob();
    }
  } catch {
    // The network is down, or this is a dev server, which has no such files.
  }
}
