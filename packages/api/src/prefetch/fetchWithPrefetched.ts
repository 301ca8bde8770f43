/** A request that the page sent before the app's code was there. */
export interface PrefetchedRequest {
  /** Whole address. */
  address: string;
  /** Its headers as JSON, in the order in which `prepareRequest` sets them. */
  headers: string;
  reply: Promise<Response>;
  /** Ends the request. */
  controller: AbortController;
}

/** Milliseconds after the app's start for which these replies count: they are for the first screen, not for coming back to it. */
const lastsMs = 10_000;

/**
 * `fetch` for the app's start: the same request as one that the page sent already takes that one's reply, once. A reply
 * that failed is passed on as it is, and the next try goes out by itself.
 */
export function fetchWithPrefetched(asked: PrefetchedRequest[]): typeof fetch {
  const until = Date.now() + lastsMs;
  return (address, init) => {
    const headers = JSON.stringify(init?.headers);
    const index = asked.findIndex((one) => one.address === address && one.headers === headers);
    const [one] = index < 0 ? [] : asked.splice(index, 1);
    if (one === undefined || Date.now() > until) return fetch(address, init);
    const abort = () => one.controller.abort();
    init?.signal?.addEventListener('abort', abort);
    if (init?.signal?.aborted) abort();
    return one.reply;
  };
}
