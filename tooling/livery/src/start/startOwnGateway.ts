import { type DemoAccount, demoAccounts, startGateway } from '@livery/gateway';
import { Failure } from '../failure.ts';
import { project } from '../project.ts';

export interface OwnGateway {
  url: string;
  demoAccounts: readonly DemoAccount[];
  close: () => Promise<void>;
}

/**
 * Starts the reference gateway in this process, on any free port. It uses its embedded database in `dataDir` (by
 * default `.data`), or the server that DATABASE_URL names. The first run seeds the sandbox.
 */
export async function startOwnGateway(dataDir: string | undefined): Promise<OwnGateway> {
  try {
    const gateway = await startGateway({
      merchantsDir: project.merchantsDir,
      dataDir,
      databaseUrl: process.env['DATABASE_URL'] || undefined,
      // Requests come through the front server, which listens and connects only on this machine.
      trustedProxies: ['127.0.0.1', '::1'],
      log: (line) => console.log(`    ${line}`),
    });
    return { url: gateway.url, demoAccounts, close: () => gateway.stop() };
  } catch (error) {
    // The gateway's own failures already have readable messages.
    throw new Failure((error as Error).message, { cause: error });
  }
}
