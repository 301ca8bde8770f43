import { type ChildProcess, fork } from 'node:child_process';
import { compiledGateway } from '@livery/gateway/compiled';

/** A gateway in a separate process, which can be killed. */
export interface GatewayProcess {
  url: string;
  /** Kills the gateway with SIGKILL. */
  kill(): Promise<void>;
  /** Stops the gateway with SIGTERM. */
  stop(): Promise<void>;
  /** The gateway's output so far. */
  output(): string;
  /**
   * The gateway's memory after a garbage collection, in bytes. Only available if it was started with `reportsMemory`.
   */
  memory(): Promise<Memory>;
}

interface Memory {
  /** Memory that the system has given to the process. */
  rss: number;
  /** Memory of its objects and buffers. */
  held: number;
}

export interface ProcessSettings {
  env?: Readonly<Record<string, string>>;
  /** Additional arguments of its program. */
  args?: readonly string[];
  /** Whether `memory` is available. */
  reportsMemory?: boolean;
}

/**
 * Location of the data: a shared server, or a folder for the gateway's own server. Merchants: this project's, or those
 * of a folder.
 */
export type Where = ({ databaseUrl: string } | { dataDir: string }) & { merchantsDir?: string };

export async function startGatewayProcess(
  where: Where,
  { env = {}, args: further = [], reportsMemory = false }: ProcessSettings = {},
): Promise<GatewayProcess> {
  const args = 'databaseUrl' in where ? ['--database-url', where.databaseUrl] : ['--data', where.dataDir];
  if (where.merchantsDir !== undefined) args.push('--merchants', where.merchantsDir);
  const child = fork(await compiledGateway(), ['--port', '0', ...args, ...further], {
    env: { ...process.env, DATABASE_URL: '', NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: reportsMemory ? ['--expose-gc', '--import', import.meta.resolve('./reportMemory.ts')] : [],
  });
  let said = '';
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-20_000)));
  // Ends the gateway when this process ends.
  const endAlong = () => child.kill('SIGKILL');
  process.once('exit', endAlong);
  const end = ended(child).then(() => void process.off('exit', endAlong));
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message: { url: string }) => resolve(message.url));
    child.once('exit', () => reject(new Error(`A gateway did not start:\n${said}`)));
  });
  const endBy = (signal: NodeJS.Signals) => () => {
    child.kill(signal);
    return end;
  };
  const memory = () =>
    new Promise<Memory>((resolve, reject) => {
      if (!reportsMemory) reject(new Error('This gateway was started without `reportsMemory`.'));
      child.once('message', (answer: Memory) => resolve(answer));
      child.send('memory', (error) => error && reject(error));
    });
  return { url, kill: endBy('SIGKILL'), stop: endBy('SIGTERM'), output: () => said, memory };
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => child.once('exit', () => resolve()));
}
