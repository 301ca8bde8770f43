import { configure, getConfig } from '@testing-library/react';
import { vi } from 'vitest';

let isAwaited = false;

/**
 * Lets `findBy…`, `waitFor` and `userEvent` wait for code that is being imported before their own time begins: the first import
 * of a file compiles it, which a busy machine takes seconds for, and no test is about that.
 */
export function awaitCode(): void {
  // Test files that share their modules share the library's configuration.
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
