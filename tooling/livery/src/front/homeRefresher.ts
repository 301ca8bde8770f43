/** Milliseconds that a drawing of home is new; then the next request for it has it drawn again, for the one after. */
const newMs = 60_000;
/** Milliseconds after a drawing that failed: a gateway that has just been slow is not asked by every visitor. */
const retryMs = 5_000;

interface HomeRefresherOptions {
  /** Prerenders a merchant's home. It may reject: the last one stays then. */
  refresh: (code: string) => Promise<void>;
  /** Milliseconds, of a clock that only goes forward. */
  now?: () => number;
}

/** Keeps the prerendered homes new, each as often as it is asked for and one at a time. */
export function createHomeRefresher({ refresh, now = () => performance.now() }: HomeRefresherOptions) {
  const due = new Map<string, number>();
  return {
    /**
     * Has a merchant's home drawn unless that was done or tried just now. Resolves when it is drawn, or could not be;
     * never rejects.
     */
    async renew(code: string): Promise<void> {
      if (now() < (due.get(code) ?? -Infinity)) return;
      due.set(code, now() + newMs);
      await refresh(code).catch((error: Error) => {
        due.set(code, now() + retryMs);
        console.warn(`Home of ${code} is not drawn anew: ${error.message}`);
      });
    },
  };
}
