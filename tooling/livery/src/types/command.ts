import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../project.ts';
import { runProgram } from '../run/runProgram.ts';
import { typePrograms } from './programs.ts';

const usage = `livery typecheck [--incremental]

Checks the types of every package. --incremental reuses the result of the last such run: it is faster, but may miss a
fault if declarations of the whole program change.`;

export const help = (): string => usage;

/** Checks the types of every package, in as few programs as their options allow. Returns 1 if there is a fault. */
export async function run(args: string[]): Promise<number> {
  const isIncremental = args.includes('--incremental');
  if (args.length > Number(isIncremental)) {
    console.error(usage);
    return 1;
  }
  const configDir = join(project.cacheDir, 'types');
  mkdirSync(configDir, { recursive: true });
  let faults = 0;
  for (const { name, folders, config } of typePrograms(project.root, configDir)) {
    const file = join(configDir, `${name}.json`);
    writeFileSync(file, JSON.stringify(config, null, 2));
    const code = await runProgram('tsc', [
      '--project',
      file,
      ...(isIncremental ? ['--incremental', '--tsBuildInfoFile', `${file}.tsbuildinfo`] : []),
    ]);
    console.log(`${code === 0 ? '✓' : '✗'} ${folders.join(', ')}`);
    if (code !== 0) faults++;
  }
  return faults === 0 ? 0 : 1;
}
