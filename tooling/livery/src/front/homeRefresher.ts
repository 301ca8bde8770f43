/** Milliseconds that home stays fresh. After that, the next request starts a refresh, for the requests after it. */
const newMs = 60_000;
/** Milliseconds after a failed refresh, so that not every request calls a slow gateway again. */
const retryMs = 5_000;

interface HomeRefresherOptions {
  /** Prerenders a merchant's home. It may reject: the previous home then stays. */
  refresh: (code: string) => Promise<void>;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
}

/** Refreshes the prerendered homes when they are requested, one refresh at a time for each. */
export function createHomeRefresher({ refresh, now = () => performance.now() }: HomeRefresherOptions) {
  const due = new Map<string, number>();
  return {
    /**
     * Refreshes a merchant's home unless that was done or tried recently. Resolves when it is refreshed, or the refresh
     * failed; never rejects.
     */
    async renew(code: string): Promise<void> {
      if (now() < (due.get(code) ?? -Infinity)) return;
      due.set(code, now() + newMs);
      await refresh(code).catch((error: Error) => {
        due.set(code, now() + retryMs);
        console.warn(`Home of ${code} was not refreshed: ${error.message}`);
      });
    },
  };
}
