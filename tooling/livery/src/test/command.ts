import { refuseArguments } from '../run/refusedArguments.ts';
import { type Phase, runTests } from './runTests.ts';

/** The end-to-end tests mostly wait for a browser or a draw, so other tests run beside them. */
export const gatePhases: readonly Phase[] = [
  { groups: [{ tasks: ['lint'], concurrency: 1 }], isFirstNeeded: true },
  {
    groups: [
      { tasks: ['e2e'], concurrency: 1 },
      { tasks: ['merchants', 'test'], concurrency: 2 },
    ],
  },
];

/** `livery test`: the gate, which every change must pass. See docs/testing.md for its content. */
export async function run(args: string[]): Promise<number> {
  return refuseArguments('test', args) ? 1 : runTests({ phases: gatePhases, isGate: true });
}
