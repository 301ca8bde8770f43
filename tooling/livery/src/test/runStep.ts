import { spawn } from 'node:child_process';
import { project } from '../project.ts';

interface StepOptions {
  /** Besides this process's own. */
  env?: Readonly<Record<string, string>>;
  /** Default: the project's root. */
  cwd?: string;
}

/** Runs a program with its output shown. True when it ended well. Ends with this process. */
export async function runStep(
  command: string,
  args: readonly string[],
  { env = {}, cwd = project.root }: StepOptions = {},
): Promise<boolean> {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  const pass = (signal: NodeJS.Signals) => {
    child.kill(signal);
    setTimeout(() => process.exit(1), 3000);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, pass);
  const isDone = await new Promise<boolean>((resolve) => {
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });
  for (const signal of signals) process.off(signal, pass);
  return isDone;
}
