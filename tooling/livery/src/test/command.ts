import { join } from 'node:path';
import { Failure, toldFailure } from '../failure.ts';
import { seconds } from '../progress.ts';
import { project } from '../project.ts';
import { findBrowser } from './findBrowser.ts';
import { forgetResults, readTally, type Tally } from './readResults.ts';
import { runStep } from './runStep.ts';

interface Step {
  title: string;
  run: (env: Record<string, string>) => Promise<boolean>;
  /** Counts tests by the reports it leaves. A step without counts as one check. */
  report?: string;
}

const livery = join(import.meta.dirname, '../../bin/livery.mjs');
const quiet = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', STORYBOOK_DISABLE_TELEMETRY: '1', FORCE_COLOR: '0' };

/** In this order: what is quick and finds much comes first. */
const steps: readonly Step[] = [
  { title: 'Lint', run: (env) => runStep('pnpm', ['run', 'lint'], { env }) },
  { title: 'Types', run: (env) => turbo('typecheck', env) },
  { title: 'Merchants', run: (env) => runStep(process.execPath, [livery, 'merchant', 'check'], { env }) },
  { title: 'Unit and component tests', report: 'vitest.json', run: (env) => turbo('test', env) },
  { title: 'Pictures', report: 'pictures.json', run: (env) => runStep('pnpm', ['run', 'pictures'], { env }) },
  { title: 'Build', run: (env) => runStep(process.execPath, [livery, 'merchant', 'build'], { env }) },
  {
    title: 'End to end',
    report: 'playwright.json',
    run: (env) =>
      runStep('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
        env: withBins(env),
        cwd: project.mobileDir,
      }),
  },
  { title: 'Behaviours', run: (env) => runStep(process.execPath, [livery, 'behaviours', '--check'], { env }) },
];

/** `livery test`: everything, to the end even when something fails. The last line counts. */
export async function run(): Promise<number> {
  try {
    const browser = await findBrowser();
    console.log(`Testing in ${browser}\n`);
    await forgetResults();
    const lines: string[] = [];
    const total: Tally = { passed: 0, failed: 0 };
    for (const step of steps) {
      console.log(`\n━━ ${step.title}`);
      const started = performance.now();
      const isGood = await step.run({ ...quiet, LIVERY_CHROMIUM: browser });
      const tally =
        step.report === undefined
          ? { passed: Number(isGood), failed: Number(!isGood) }
          : await counted(step.report, isGood);
      total.passed += tally.passed;
      total.failed += tally.failed;
      const count = step.report === undefined ? '' : ` · ${tally.passed} passed, ${tally.failed} failed`;
      lines.push(`  ${tally.failed === 0 ? '✓' : '✗'} ${step.title}${count} (${seconds(performance.now() - started)})`);
    }
    console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
    return total.failed === 0 ? 0 : 1;
  } catch (error) {
    const told = toldFailure(error);
    if (!(told instanceof Failure)) throw told;
    console.error(told.message);
    return 1;
  }
}

/** The tests that were counted. A run that failed without naming a test (it broke off) counts as one failure more. */
async function counted(report: string, isGood: boolean): Promise<Tally> {
  const tally = await readTally(report);
  if (isGood && tally.passed === 0) return { passed: 0, failed: 1 };
  return !isGood && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

function turbo(task: string, env: Record<string, string>): Promise<boolean> {
  // Two at once: browser tests and databases share what cores there are.
  return runStep('turbo', ['run', task, '--concurrency=2', '--continue=always', '--output-logs=new-only'], { env });
}

function withBins(env: Record<string, string>): Record<string, string> {
  return { ...env, PATH: `${join(project.mobileDir, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}` };
}
