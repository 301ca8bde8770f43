import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(import.meta.resolve('@livery/gateway/main'));

/** A gateway in a process of its own, which can be killed. */
export interface GatewayProcess {
  url: string;
  /** Ends it with signal 9: nothing of it gets a last word. */
  kill(): Promise<void>;
  /** Lets it end in order. */
  stop(): Promise<void>;
  /** What it said so far. */
  output(): string;
}

/** Where the data is: on a server that others share, or in a folder, on a server of the gateway's own. */
export type Where = { databaseUrl: string } | { dataDir: string };

export async function startGatewayProcess(
  where: Where,
  env: Readonly<Record<string, string>> = {},
): Promise<GatewayProcess> {
  const args = 'databaseUrl' in where ? ['--database-url', where.databaseUrl] : ['--data', where.dataDir];
  const child = fork(main, ['--port', '0', ...args], {
    env: { ...process.env, DATABASE_URL: '', NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: [],
  });
  let said = '';
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-20_000)));
  // Ends with us: a broken run leaves no gateway.
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
  return { url, kill: endBy('SIGKILL'), stop: endBy('SIGTERM'), output: () => said };
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => child.once('exit', () => resolve()));
}
