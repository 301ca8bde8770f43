import { lotteryFrameFiles } from '@livery/foundation/addresses';

/**
 * Fetches code and styles of the lottery frame, so that the browser or the service worker has them when a lottery
 * opens. It runs no code. It uses fetch, because Safari does not support link prefetch. It never rejects, because the
 * frame loads missing files itself.
 */
export async function prefetchFrame(): Promise<void> {
  try {
    const list = await fetch(lotteryFrameFiles);
    if (!list.ok) return;
    for (const address of (await list.json()) as string[]) {
      // The files load one after the other. Each body is read to its end, because the browser may not cache an unread
      // reply.
      const file = await fetch(address, { priority: 'low' });
      await file.blob();
    }
  } catch {
    // The network is down, or this is a development server, which does not have such files.
  }
}
