import { parseArgs } from 'node:util';
import { startGateway } from './index.ts';

const usage = `Usage: node src/main.ts [--port 4100] [--hostname 127.0.0.1] [--database-url postgresql://…] [--data folder] [--merchants folder] [--debug]
Also by PORT, DATABASE_URL, LIVERY_DATA, GATEWAY_PRIVATE_KEY_FILE.`;

try {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' }, hostname: { type: 'string' }, 'database-url': { type: 'string' }, data: { type: 'string' },
      merchants: { type: 'string' }, debug: { type: 'boolean' }, help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    console.log(usage);
    process.exit(0);
  }
  const isStarting = new AbortController();
  // Before the gateway stands there is nothing to answer: leaving is enough, the database server goes along.
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) {
    const leave = () => process.exit(130);
    process.on(event, leave);
    isStarting.signal.addEventListener('abort', () => process.off(event, leave));
  }
  console.log('The reference gateway: a sandbox with play money, for development, demos and contract tests. Nobody can win or lose real money here.');
  const gateway = await startGateway({
    port: portOf(values.port ?? process.env.PORT ?? '4100'),
    hostname: values.hostname,
    databaseUrl: values['database-url'] ?? (process.env.DATABASE_URL || undefined),
    dataDir: values.data ?? (process.env.LIVERY_DATA || undefined),
    merchantsDir: values.merchants,
    privateKeyFile: process.env.GATEWAY_PRIVATE_KEY_FILE || undefined,
    log: (line) => console.log(line),
    logsRequests: values.debug ?? false,
  });
  isStarting.abort();
  console.log(`Gateway ready at ${gateway.url}`);
  process.send?.({ type: 'ready', url: gateway.url });

  const stop = async (code: number) => {
    await gateway.stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  // The parent that started us is gone: nobody is left to stop us.
  process.on('disconnect', () => void stop(0));
  process.on('uncaughtException', (error) => {
    console.error(error);
    void stop(1);
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function portOf(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`"${text}" is no port. PORT is a number from 0 to 65535.`);
  return port;
}
