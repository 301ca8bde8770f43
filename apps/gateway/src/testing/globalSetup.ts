import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { startTestDatabase } from '../index.ts';
import { createMerchantDirectory } from '../http/merchantDirectory.ts';
import { seedWorld } from '../seed/seedWorld.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a database that holds the whole world. Copy it; do not connect. */
    templateUrl: string;
  }
}

export const merchantsDir = fileURLToPath(new URL('../../../../merchants', import.meta.url));

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestDatabase();
  const databaseUrl = await server.createDatabase();
  await seedWorld({
    databaseUrl,
    merchants: createMerchantDirectory(merchantsDir, console.error).all(),
    log: () => {},
  });
  project.provide('templateUrl', databaseUrl);
  return () => server.stop();
}
