import { configure, getConfig } from '@testing-library/react';
import { vi } from 'vitest';

let isAwaited = false;

/**
 * Makes `findBy…`, `waitFor` and `userEvent` wait for running imports before their own timeout starts. The first import
 * of a file compiles it, which can take seconds on a busy machine.
 */
export function waitForImports(): void {
  // Test files that share modules also share the library's configuration, so change it only once.
  if (isAwaited) return;
  isAwaited = true;
  const { asyncWrapper } = getConfig();
  configure({
    asyncWrapper: (work) =>
      asyncWrapper(async () => {
        await vi.dynamicImportSettled();
        return work();
      }),
  });
}
