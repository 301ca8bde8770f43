import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { setPasswordCost } from '../crypto/passwords.ts';
import { startTestDatabase } from '../index.ts';
import { createMerchantDirectory } from '../http/merchantDirectory.ts';
import { seedWorld } from '../seed/seedWorld.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the seeded template database. `copySeededDatabase` copies it; there must be no connection to it. */
    templateUrl: string;
  }
}

export const merchantsDir = fileURLToPath(new URL('../../../../merchants', import.meta.url));

export default async function startDatabase(project: TestProject): Promise<() => Promise<void>> {
  // Members of the template get cheap hashes too, so that their login is fast.
  setPasswordCost(4);
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
