import type { TestProject } from 'vitest/node';
import { startOwnGateway } from './startOwnGateway.ts';

declare module 'vitest' {
  interface ProvidedContext {
    gateway: { url: string; merchantsDir: string };
  }
}

/** One gateway with its whole world for all files: to start one takes as long as to run most of them. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...gateway } = await startOwnGateway();
  project.provide('gateway', gateway);
  return stop;
}
