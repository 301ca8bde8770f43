import { lotteryFrameFiles } from '@livery/foundation/addresses';

/**
 * Fetches code and styles of the lottery frame, so that the browser or the service worker has them when a lottery
 * opens; nothing runs. Fetched and not linked: a link's prefetch is unknown to Safari. Never rejects: the frame asks
 * for what is missing by itself.
 */
export async function fetchFrameAhead(): Promise<void> {
  try {
    const list = await fetch(lotteryFrameFiles);
    if (!list.ok) return;
    for (const address of (await list.json()) as string[]) {
      // One after the other, each to its end: what is not read may not be stored.
      const file = await fetch(address, { priority: 'low' });
      await file.blob();
    }
  } catch {
    // The network is gone, or it is a dev server, which has no such files.
  }
}
