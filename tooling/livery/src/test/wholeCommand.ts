import { gatePhases } from './command.ts';
import { runTests } from './runTests.ts';

/**
 * `livery whole`: everything else that must hold, one package at a time, in one table with the gate, whose results count where
 * it has just passed. See docs/testing.md.
 */
export const run = (): Promise<number> =>
  runTests({ phases: [...gatePhases, { tasks: ['whole', 'knip'], concurrency: 1 }], isGate: false });
