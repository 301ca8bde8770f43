import { startVitest } from 'vitest/node';
import type { Reporter, TestModule } from 'vitest/node';

/*
 * Every story in the whole matrix: four houses, two modes, two directions. Too long for every run of the tests;
 * `pnpm --filter @livery/ui test:appearances` by hand, before a release or after a change of tokens. More arguments name
 * story files: `test:appearances src/components/Button`.
 */

process.env['LIVERY_APPEARANCES'] = 'all';

interface Tally {
  passed: number;
  failed: number;
}
const tallies = new Map<string, Tally>();
const faults: string[] = [];

const table: Reporter = {
  onTestModuleEnd(module: TestModule) {
    const tally = tallies.get(module.project.name) ?? { passed: 0, failed: 0 };
    tallies.set(module.project.name, tally);
    for (const test of module.children.allTests()) {
      const { state, errors } = test.result();
      if (state === 'passed') tally.passed += 1;
      if (state !== 'failed') continue;
      tally.failed += 1;
      faults.push(
        `${module.project.name}: ${module.relativeModuleId} › ${test.name}\n    ${errors[0]?.message.split('\n').slice(0, 6).join('\n    ') ?? ''}`,
      );
    }
    for (const error of module.errors()) {
      tally.failed += 1;
      faults.push(`${module.project.name}: ${module.relativeModuleId}\n    ${error.message}`);
    }
  },
};

const started = performance.now();
const vitest = await startVitest('test', process.argv.slice(2), {
  watch: false,
  reporters: [table],
  project: ['*, *, *'],
});
const isBroken = vitest.state.getUnhandledErrors().length > 0;
await vitest.close();

const width = Math.max(...[...tallies.keys()].map((name) => name.length));
for (const fault of faults) console.error(`✗ ${fault}`);
for (const [name, { passed, failed }] of [...tallies].toSorted()) {
  process.stdout.write(
    `${failed === 0 ? '✓' : '✗'} ${name.padEnd(width)}  ${String(passed).padStart(4)} passed  ${String(failed).padStart(3)} failed\n`,
  );
}
process.stdout.write(`${tallies.size} appearances in ${((performance.now() - started) / 1000).toFixed(0)} s\n`);
process.exitCode = faults.length > 0 || isBroken || tallies.size === 0 ? 1 : 0;
