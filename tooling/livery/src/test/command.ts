import { type Phase, runTests } from './runTests.ts';

/** End-to-end tests use both cores by themselves, so they run alone. */
export const gatePhases: readonly Phase[] = [
  { tasks: ['lint'], concurrency: 1, isFirstNeeded: true },
  { tasks: ['merchants', 'test'], concurrency: 2 },
  { tasks: ['e2e'], concurrency: 1 },
];

/** `livery test`: the gate, which every change has to pass. See docs/testing.md for what is in it. */
export const run = (): Promise<number> => runTests({ phases: gatePhases, isGate: true });
