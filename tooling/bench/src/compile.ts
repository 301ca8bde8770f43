import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../../..');
export const packageDir = join(import.meta.dirname, '..');
export const mobileDir = join(root, 'apps/mobile');
export const lottoDir = join(root, 'apps/lotto');
export const baselineDir = join(import.meta.dirname, '../baseline');

/** Runs a Node program to its end and returns its output. Rejects with its output if it fails. */
export const runNode = (args: readonly string[], cwd: string): Promise<string> =>
  runProgram(process.execPath, args, cwd, { NODE_ENV: 'production' });

/**
 * Runs a program to its end and returns its output. Rejects with its output if it fails.
 * @param env added to this process's environment
 */
export async function runProgram(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  let said = '';
  let complained = '';
  child.stdout.on('data', (data: Buffer) => void (said += data.toString()));
  child.stderr.on('data', (data: Buffer) => void (complained += data.toString()));
  const code = await new Promise((done) =>
    child
      .on('error', (error) => {
        complained += error.message;
        done(1);
      })
      .on('close', done),
  );
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} in ${cwd}:\n${complained}${said}`);
  return said;
}

/** Builds a Vite project of this repository into `outDir`, in a separate process like the product's build. */
export async function viteBuild(projectDir: string, outDir: string, flags: readonly string[] = []): Promise<void> {
  const require = createRequire(join(import.meta.dirname, '../package.json'));
  const bin = join(require.resolve('vite/package.json'), '../bin/vite.js');
  await runNode([bin, 'build', '--logLevel', 'warn', '--outDir', outDir, '--emptyOutDir', ...flags], projectDir);
}
