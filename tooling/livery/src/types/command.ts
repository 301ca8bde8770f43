import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../project.ts';
import { runProgram } from '../run/runProgram.ts';

const usage = `livery typecheck [--incremental]

Checks the types of every package. --incremental reuses the result of the last such run: it is faster, but may miss a
fault if declarations of the whole program change.`;

export const help = (): string => usage;

/** The folders with a `tsconfig.json`: one for each environment in which code runs. */
const programs = ['.', 'apps/gateway', 'apps/mobile/src/serviceWorker'];

/** Checks the types of every package. Returns 1 if there is a fault. */
export async function run(args: string[]): Promise<number> {
  const isIncremental = args.includes('--incremental');
  if (args.length > Number(isIncremental)) {
    console.error(usage);
    return 1;
  }
  const results = join(project.cacheDir, 'types');
  mkdirSync(results, { recursive: true });
  let faults = 0;
  for (const folder of programs) {
    const resultFile = join(results, `${folder.replaceAll('/', '-')}.tsbuildinfo`);
    const code = await runProgram('tsc', [
      '--project',
      folder,
      ...(isIncremental ? ['--incremental', '--tsBuildInfoFile', resultFile] : []),
    ]);
    console.log(`${code === 0 ? '✓' : '✗'} ${join(folder, 'tsconfig.json')}`);
    if (code !== 0) faults++;
  }
  return faults === 0 ? 0 : 1;
}
