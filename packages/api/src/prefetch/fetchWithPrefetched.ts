/** A request that the page sent before the app's code was loaded. */
export interface PrefetchedRequest {
  /** Absolute address. */
  address: string;
  /** Headers of the request as JSON, in the order in which `prepareRequest` sets them. */
  headers: string;
  reply: Promise<Response>;
  /** Aborts the request. */
  controller: AbortController;
}

/** Milliseconds after the app's start in which prefetched replies are used. They are only for the first screen. */
const lastsMs = 10_000;

/**
 * Creates a `fetch` for the app's start. A request that the page already sent gets the reply of that request, once. A
 * failed reply is returned unchanged, and the retry is sent as usual.
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
