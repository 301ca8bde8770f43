import { vi } from 'vitest';

/**
 * Tries a check until it holds. What the gateway's own jobs do comes when they come, on a busy machine late: only a job that
 * hangs meets the limit.
 */
export const untilSo = (check: () => Promise<unknown>) => vi.waitFor(check, { timeout: 30_000, interval: 50 });
