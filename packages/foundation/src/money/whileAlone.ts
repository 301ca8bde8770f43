/** What this tab works on, by idempotency key. */
const underWay = new Map<string, Promise<unknown>>();

const locksOf = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;

/** Whether the browser lets tabs wait for each other. Old ones do not, nor do pages without https. */
export const areTabsSeen = (): boolean => locksOf() !== undefined;

/**
 * Runs `work` once nobody else works on the same key: in this tab, and where the browser has locks in any other. So nobody asks
 * what became of a call while the tab that sent it still waits for the answer. A lock goes with its tab.
 */
export async function whileAlone<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const before = underWay.get(key);
  const run = (async () => {
    await before;
    const locks = locksOf();
    return locks === undefined ? work() : ((await locks.request(`money ${key}`, work)) as Result);
  })();
  const over = run.then(
    () => undefined,
    () => undefined,
  );
  underWay.set(key, over);
  try {
    return await run;
  } finally {
    if (underWay.get(key) === over) underWay.delete(key);
  }
}
