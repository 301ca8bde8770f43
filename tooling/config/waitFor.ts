import { vi } from 'vitest';

/**
 * Repeats a check until it passes. The timeout only stops a hung test: on a busy machine, a condition may become true
 * only after a long time.
 */
export const waitFor = <Held>(check: () => Held | Promise<Held>): Promise<Held> =>
  vi.waitFor(check, { timeout: 30_000, interval: 20 });
