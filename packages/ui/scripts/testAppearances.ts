import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';
import type { Reporter, TestModule } from 'vitest/node';

/*
 * Runs every story in all appearances: four merchants, two modes, two directions. This takes too long for `npm test`.
 * Run `pnpm --filter @livery/ui test:appearances` before a release or after a change of tokens. Arguments name story
 * files (`test:appearances src/components/Button`); `--project 'indus, dark, UR'` names one appearance.
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
const { values, positionals } = parseArgs({ allowPositionals: true, options: { project: { type: 'string' } } });
const vitest = await startVitest('test', positionals, {
  watch: false,
  reporters: [table],
  project: [values.project ?? '*, *, *'],
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
