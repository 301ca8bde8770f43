import { vi } from 'vitest';

/**
 * Tries a check until it holds. What others have to do first comes when it comes, on a busy machine late: only what
 * hangs meets the limit.
 */
export const untilSo = <Held>(check: () => Held | Promise<Held>): Promise<Held> =>
  vi.waitFor(check, { timeout: 30_000, interval: 20 });
