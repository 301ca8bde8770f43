import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { type Report, type Score, scoreOf } from './score.ts';

const require = createRequire(import.meta.url);
const stryker = join(dirname(require.resolve('@stryker-mutator/core/package.json')), 'bin/stryker.js');

/**
 * Changes one file in many ways, and runs the tests of its package for each change. The file must be in a copy of the
 * project, because its code is replaced while this runs.
 *
 * @param root the copy of the project
 * @param file path from the root
 * @throws if the tests fail without a change, or if Stryker cannot run
 */
export async function mutateFile(root: string, file: string): Promise<Score> {
  const folder = file.split('/').slice(0, 2).join('/');
  const results = mkdtempSync(join(tmpdir(), 'livery-mutants-'));
  const report = join(results, 'report.json');
  const config = join(results, 'stryker.config.json');
  writeFileSync(
    config,
    JSON.stringify({
      testRunner: 'vitest',
      plugins: [require.resolve('@stryker-mutator/vitest-runner')],
      mutate: [relative(folder, file)],
      coverageAnalysis: 'perTest',
      // Ignores values that are computed at import, because each change of them would need a new process for each test.
      ignoreStatic: true,
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
      else reject(new Error(`Stryker ended with code ${code}:\n${output.split('\n').slice(-20).join('\n')}`));
    });
  });
}
