import { onTestFinished } from 'vitest';
import type { Dialect } from '../dialect.ts';
import { createMinimumGateway } from '../server.ts';
import { createClient } from './client.ts';
import { merchant, privateKey } from './keys.ts';

/** Starts a gateway for one test, with a client of the same dialect. */
export async function startGateway(dialect: Dialect = {}, now?: () => number) {
  const gateway = await createMinimumGateway({ privateKey, merchant, dialect, now });
  onTestFinished(() => gateway.close());
  return { gateway, ...createClient(gateway.url, dialect) };
}
