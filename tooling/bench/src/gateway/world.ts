import { generateKeyPairSync } from 'node:crypto';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GatewayProcess, logIn, readMerchants, startGatewayProcess } from '@livery/faults/gateways';
import { demoAccounts, type RunningGateway, startGateway } from '@livery/gateway';
import type { Merchant } from '@livery/merchant';

/** A large sandbox, a gateway on it in a separate process as in production, and players. */
export interface BenchWorld {
  databaseUrl: string;
  gateway: GatewayProcess;
  merchant: Merchant;
  /** Signs in the nth member of the load data, from 1. */
  tokenOf: (n: number) => Promise<string>;
  /** Seconds for making the sandbox. */
  seconds: number;
  close: () => Promise<void>;
}

/**
 * Creates the large sandbox (option `--scale`) in the folder. The database writes safely to the disk, as in production.
 */
export async function createBenchWorld(folder: string): Promise<BenchWorld> {
  // The database's own user must have access.
  chmodSync(folder, 0o755);
  const started = performance.now();
  // This gateway owns the database and signs members in, because clients encrypt passwords with its public key.
  const own: RunningGateway = await startGateway({
    dataDir: join(folder, 'postgres'),
    runsJobs: false,
    seed: { scale: true },
  });
  const seconds = (performance.now() - started) / 1000;
  const merchant = readMerchants()[0]!;
  const key = join(folder, 'key.pem');
  writeFileSync(
    key,
    generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }),
  );
  const gateway = await startGatewayProcess(
    { databaseUrl: own.databaseUrl },
    { env: { NODE_ENV: 'production', GATEWAY_ALLOW_PRODUCTION: 'sandbox', GATEWAY_PRIVATE_KEY_FILE: key } },
  );
  return {
    databaseUrl: own.databaseUrl,
    gateway,
    merchant,
    seconds,
    tokenOf: (n) =>
      logIn({
        url: own.url,
        merchant,
        username: `load${String(n).padStart(5, '0')}`,
        password: demoAccounts[0]!.password,
      }),
    close: async () => {
      await gateway.stop();
      await own.stop();
    },
  };
}
