import { refuseArguments } from '../run/refusedArguments.ts';
import { gatePhases } from './command.ts';
import { runTests } from './runTests.ts';

/**
 * `pnpm test:whole`: all other tests, one package at a time, in one table with the gate. If the gate has just passed, its
 * results are used and it does not run again. See docs/testing.md.
 */
export async function run(args: string[]): Promise<number> {
  const phases = [...gatePhases, { tasks: ['whole', 'knip'], concurrency: 1 }];
  return refuseArguments('whole', args) ? 1 : runTests({ phases, isGate: false });
}
