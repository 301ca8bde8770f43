import type { TestProject } from 'vitest/node';
import { startOwnGateway } from './startOwnGateway.ts';

declare module 'vitest' {
  interface ProvidedContext {
    gateway: { url: string; merchantsDir: string };
  }
}

/** One gateway for all files, because starting a gateway takes as long as running most files. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...gateway } = await startOwnGateway({
    // The gate's files read only aurora's data. Filling a merchant takes seconds.
    membersAlone: project.name === 'gate' ? ['padma', 'everything'] : [],
  });
  project.provide('gateway', gateway);
  return stop;
}
