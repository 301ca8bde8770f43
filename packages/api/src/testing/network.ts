import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

/** A faked network for one test file. A request that no handler answers fails the test that made it. */
export function startNetwork() {
  const network = setupServer();
  beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => network.resetHandlers());
  afterAll(() => network.close());
  return network;
}
