import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { project } from '../project.ts';

/** Turns off the telemetry of every program that the tool starts. */
const noTelemetry = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', STORYBOOK_DISABLE_TELEMETRY: '1' };

/** Milliseconds that a program has to end after a signal. */
const graceTime = 3000;

interface ProgramOptions {
  /** Added to this process's environment. */
  env?: Readonly<Record<string, string>>;
  /** Default: the project's root. */
  cwd?: string;
  /** Whether the program may read input from the terminal. Default: false. */
  isInteractive?: boolean;
}

/**
 * Runs a program to its end, shows its output, and forwards signals to it.
 * @param command A path, or a name that is looked up in the root's `node_modules/.bin` and then in PATH.
 * @returns Its exit code; 1 if it can't be started or was ended by a signal.
 */
export async function runProgram(
  command: string,
  args: readonly string[],
  { env = {}, cwd = project.root, isInteractive = false }: ProgramOptions = {},
): Promise<number> {
  const path = [join(project.root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...noTelemetry, PATH: path, ...env },
    stdio: [isInteractive ? 'inherit' : 'ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  const pass = (signal: NodeJS.Signals) => {
    child.kill(signal);
    setTimeout(() => process.exit(1), graceTime).unref();
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, pass);
  const code = await new Promise<number>((resolve) => {
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.on('close', (status) => resolve(status ?? 1));
  });
  for (const signal of signals) process.off(signal, pass);
  return code;
}
