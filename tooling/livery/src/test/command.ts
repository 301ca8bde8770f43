import { refuseArguments } from '../run/refusedArguments.ts';
import { type Phase, runTests } from './runTests.ts';

/** End-to-end tests use both cores, so they run alone. */
export const gatePhases: readonly Phase[] = [
  { tasks: ['lint'], concurrency: 1, isFirstNeeded: true },
  { tasks: ['merchants', 'test'], concurrency: 2 },
  { tasks: ['e2e'], concurrency: 1 },
];

/** `pnpm test`: the gate, which every change must pass. See docs/testing.md for its content. */
export async function run(args: string[]): Promise<number> {
  return refuseArguments('test', args) ? 1 : runTests({ phases: gatePhases, isGate: true });
}
