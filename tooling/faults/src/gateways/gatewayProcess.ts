import { type ChildProcess, fork } from 'node:child_process';
import { compiledGateway } from '@livery/gateway/compiled';

/** A gateway in a process of its own, which can be killed. */
export interface GatewayProcess {
  url: string;
  /** Kills it by SIGKILL. */
  kill(): Promise<void>;
  /** Stops it by SIGTERM. */
  stop(): Promise<void>;
  /** What it said so far. */
  output(): string;
}

/** Location of the data: a shared server, or a folder with a server of the gateway's own. Merchants: this project's, or those of a folder. */
export type Where = ({ databaseUrl: string } | { dataDir: string }) & { merchantsDir?: string };

export async function startGatewayProcess(
  where: Where,
  env: Readonly<Record<string, string>> = {},
): Promise<GatewayProcess> {
  const args = 'databaseUrl' in where ? ['--database-url', where.databaseUrl] : ['--data', where.dataDir];
  if (where.merchantsDir !== undefined) args.push('--merchants', where.merchantsDir);
  const child = fork(await compiledGateway(), ['--port', '0', ...args], {
    env: { ...process.env, DATABASE_URL: '', NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: [],
  });
  let said = '';
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-20_000)));
  // The gateway ends with this process.
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
