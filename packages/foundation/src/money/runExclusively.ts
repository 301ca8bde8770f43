/** Running work of this tab, by idempotency key. */
const underWay = new Map<string, Promise<unknown>>();

const locksOf = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;

/** Whether the browser has locks between tabs. Old browsers and pages without https do not. */
export const areTabsSeen = (): boolean => locksOf() !== undefined;

/**
 * Runs `work` after all other work on the same key has ended: in this tab, and also in other tabs if the browser has
 * locks. So a tab does not request the outcome of a call while another tab still waits for the reply. The browser
 * releases the lock of a closed tab.
 */
export async function runExclusively<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
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
