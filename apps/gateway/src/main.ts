import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startGateway } from './index.ts';

const usage = `Usage: node src/main.ts [--port 4100] [--hostname 127.0.0.1] [--database-url postgresql://…] [--data folder] [--pictures folder] [--merchants folder] [--trusted-proxies 10.0.0.0/8,…] [--limit-scale 1] [--scale] [--members-alone code,…] [--debug]
--scale seeds data for load tests in a separate data folder: 100,000 games, 5,000 members, 1,000,000 transactions.
--members-alone names merchants that get only demo members, for tests that need many merchants.
Environment variables: PORT, DATABASE_URL, LIVERY_DATA, LIVERY_PICTURES, GATEWAY_TRUSTED_PROXIES, GATEWAY_LIMIT_SCALE, GATEWAY_PRIVATE_KEY_FILE, GATEWAY_PRIVATE_KEYS. Firebase: FIREBASE_JWKS_URL, FIREBASE_AUTH_EMULATOR_HOST. Bot check: GATEWAY_GEETEST_KEYS, GATEWAY_GEETEST_URL.`;

// Before the gateway has started there is no work to finish: the process exits, and the database server with it.
let leave: (code: number) => unknown = () => process.exit(130);
// 'disconnect': the parent process is gone and cannot stop this process any more.
for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(event, () => leave(0));
process.on('uncaughtException', (error) => {
  console.error(error);
  leave(1);
});

try {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      hostname: { type: 'string' },
      'database-url': { type: 'string' },
      data: { type: 'string' },
      pictures: { type: 'string' },
      merchants: { type: 'string' },
      'trusted-proxies': { type: 'string' },
      'limit-scale': { type: 'string' },
      scale: { type: 'boolean' },
      'members-alone': { type: 'string' },
      debug: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    console.log(usage);
    process.exit(0);
  }
  console.log(
    'The reference gateway: a sandbox with play money, for development, demos and contract tests. It uses no real money.',
  );
  const gateway = await startGateway({
    port: portOf(values.port ?? process.env.PORT ?? '4100'),
    hostname: values.hostname,
    databaseUrl: values['database-url'] ?? (process.env.DATABASE_URL || undefined),
    dataDir: values.data ?? (process.env.LIVERY_DATA || undefined),
    picturesDir: values.pictures ?? (process.env.LIVERY_PICTURES || undefined),
    merchantsDir: values.merchants,
    trustedProxies: listOf(values['trusted-proxies'] ?? process.env.GATEWAY_TRUSTED_PROXIES ?? ''),
    limitScale: Number(values['limit-scale'] ?? (process.env.GATEWAY_LIMIT_SCALE || 1)),
    privateKeyFile: process.env.GATEWAY_PRIVATE_KEY_FILE || undefined,
    privateKeysDir: process.env.GATEWAY_PRIVATE_KEYS || undefined,
    firebase: {
      jwksUrl: process.env.FIREBASE_JWKS_URL || undefined,
      emulatorHost: process.env.FIREBASE_AUTH_EMULATOR_HOST || undefined,
    },
    botCheck: {
      keys: botCheckKeys(process.env.GATEWAY_GEETEST_KEYS || undefined),
      validateUrl: process.env.GATEWAY_GEETEST_URL || undefined,
    },
    log: (line) => console.log(line),
    logsRequests: values.debug ?? false,
    seed: { scale: values.scale ?? false, membersAlone: listOf(values['members-alone'] ?? '') },
  });
  leave = (code) => gateway.stop().finally(() => process.exit(code));
  console.log(`Gateway ready at ${gateway.url}`);
  process.send?.({ type: 'ready', url: gateway.url });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Reads a JSON file of GeeTest's secret keys by captchaId. */
function botCheckKeys(file: string | undefined): Record<string, string> | undefined {
  if (file === undefined) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch {
    throw new Error(`GATEWAY_GEETEST_KEYS names "${file}", which is no JSON file such as { "<captchaId>": "<key>" }.`);
  }
}

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new Error(`"${text}" is not a port. PORT must be a number from 0 to 65535.`);
  return port;
}
