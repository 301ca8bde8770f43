import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { type Report, type Score, scoreOf } from './score.ts';

const require = createRequire(import.meta.url);
const stryker = join(dirname(require.resolve('@stryker-mutator/core/package.json')), 'bin/stryker.js');

/** Configuration of Vitest without the tests that only `test:whole` runs. They take minutes. */
const gateConfig = `import config from './vitest.config.ts';

const projects = config.test.projects?.filter(({ test }) => test.name !== 'whole');
export default { ...config, test: { ...config.test, ...(projects && { projects }) } };
`;

/**
 * The folder of the tests for a file, relative to its package: the nearest folder above the file that has tests.
 *
 * @param folder of the package
 * @param path of the file, relative to the package
 */
export function testsNear(folder: string, path: string): string {
  const above = dirname(path);
  if (above === '.') return above;
  return globSync('**/*.test.{ts,tsx}', { cwd: join(folder, above) }).length > 0 ? above : testsNear(folder, above);
}

/**
 * Changes one file in many ways, and runs the nearest tests of the gate that import it, directly or not, for each
 * change. Tests of other folders would notice few more changes, and take many times longer. The file must be in a copy
 * of the project, because its code is replaced while this runs.
 *
 * @param root the copy of the project
 * @param file path from the root
 * @throws if the tests fail without a change, or if Stryker cannot run
 */
export async function mutateFile(root: string, file: string): Promise<Score> {
  const folder = file.split('/').slice(0, 2).join('/');
  const path = relative(folder, file);
  const tests = testsNear(join(root, folder), path);
  writeFileSync(join(root, folder, 'vitest.mutants.config.ts'), gateConfig);
  const results = mkdtempSync(join(tmpdir(), 'livery-mutants-'));
  const report = join(results, 'report.json');
  const config = join(results, 'stryker.config.json');
  writeFileSync(
    config,
    JSON.stringify({
      testRunner: 'vitest',
      plugins: [require.resolve('@stryker-mutator/vitest-runner')],
      vitest: { configFile: 'vitest.mutants.config.ts', dir: tests },
      mutate: [path],
      coverageAnalysis: 'perTest',
      // Ignores values that are computed at import, because each change of them would need a new process for each test.
      ignoreStatic: true,
      // If no test imports the file, Stryker ends without a report.
      allowEmpty: true,
      disableTypeChecks: false,
      inPlace: true,
      concurrency: 1,
      reporters: ['json'],
      jsonReporter: { fileName: report },
      tempDirName: join(results, 'temporary'),
      checkers: [],
    }),
  );
  try {
    await runIn(join(root, folder), config);
    if (!existsSync(report))
      return { file, killed: 0, all: 0, survivors: [`${file}: no test in ${folder}/${tests} imports this file`] };
    return scoreOf(file, JSON.parse(readFileSync(report, 'utf8')) as Report);
  } finally {
    rmSync(results, { recursive: true, force: true });
  }
}

function runIn(folder: string, config: string): Promise<void> {
  const child = spawn(process.execPath, [stryker, 'run', config], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => void (output += String(data)));
  const stop = () => child.kill();
  process.once('exit', stop);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('exit', stop);
      if (code === 0) resolve();
      else reject(new Error(`Stryker ended with code ${code}:\n${output}`));
    });
  });
}
