import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jobs } from './jobs/jobs.ts';
import { startJobs } from './jobs/startJobs.ts';
import { readPrivateKeys } from './crypto/privateKeys.ts';
import { connect } from './db/connect.ts';
import { assertServerUsable } from './db/assertServerUsable.ts';
import { defaultDataDir, startEmbeddedServer } from './db/embedded/embeddedServer.ts';
import { type BotCheckOptions, createBotChecker } from './botCheck/geetest.ts';
import { deriveKey } from './crypto/deriveKey.ts';
import { createIdTokenReader, type FirebaseKeys } from './firebase/idTokens.ts';
import { createApp } from './http/app.ts';
import { createClientAddresses } from './http/clientAddress.ts';
import { createIntake } from './http/intake/createIntake.ts';
import { defaultIntakeLimits, type IntakeLimits } from './http/intake/intakeLimits.ts';
import { listen } from './http/listen.ts';
import { createMerchantDirectory } from './http/merchantDirectory.ts';
import { createLimits } from './limits/limits.ts';
import { isProductionAllowed } from './isProductionAllowed.ts';
import { createMerchantSeeder, seedWorld } from './seed/seedWorld.ts';
import { fullScale, type Scale } from './seed/scale/scale.ts';

export interface GatewayOptions {
  /** Port to listen on. Default: 0, a free port. */
  port?: number;
  /** Host to listen on. Default: 127.0.0.1, reachable only from this machine. */
  hostname?: string;
  /**
   * IP addresses and networks (`10.0.0.0/8`) of the proxies in front of the gateway. Only their entries in
   * `X-Forwarded-For` are trusted. Default: an empty list. Then the address of a request is that of its socket.
   */
  trustedProxies?: readonly string[] | undefined;
  /** Limits for senders until their requests are complete. Default: `defaultIntakeLimits`. */
  intake?: Partial<IntakeLimits>;
  /**
   * Multiplies the allowed logins, registrations, codes and other actions of an address, an account and a number; see
   * `limits/limits.ts`. Default: 1. Tests that do everything from one address use a large value.
   */
  limitScale?: number | undefined;
  /** Connection string of a PostgreSQL server, 15 or later. Without it the embedded server is started. */
  databaseUrl?: string | undefined;
  /**
   * Data folder of the embedded server. Default: `.data/postgres` in the repository, `.data/scale` with the data for
   * load tests.
   */
  dataDir?: string | undefined;
  /**
   * Folder of the generated pictures, which any number of gateways may share. Default: `pictures` beside the data
   * folder; without a data folder, `.data/pictures` in the repository.
   */
  picturesDir?: string | undefined;
  /** Folder of the merchants. Default: `merchants` in the repository. */
  merchantsDir?: string | undefined;
  /** Path of the gateway's own RSA private key in PEM. Default: the public sandbox key pairs. */
  privateKeyFile?: string | undefined;
  /** Folder of further private keys in PEM, for merchants with their own pair. */
  privateKeysDir?: string | undefined;
  /** Source of Firebase's public keys, or the address of its Auth emulator. Default: Google's keys. */
  firebase?: FirebaseKeys;
  /** The secret keys of merchants' bot checks. Default: no keys, and no caller is checked. */
  botCheck?: Omit<BotCheckOptions, 'log'>;
  log?: (line: string) => void;
  /** Whether to log one line for each request. */
  logsRequests?: boolean;
  /** Whether draws, expiries and other jobs run. Default: true. Without jobs only calls change data. */
  runsJobs?: boolean;
  /**
   * Amount of data in a new database. `scale` creates the data for load tests: 100,000 games, 1,000,000 transactions.
   * `membersAlone` are codes of merchants that get only demo members, for tests that need many merchants.
   */
  seed?: { games?: number; scale?: boolean | Scale; membersAlone?: readonly string[] };
}

export interface RunningGateway {
  url: string;
  databaseUrl: string;
  /**
   * Finishes the running requests, then stops the gateway and the embedded server. A second call waits for the first.
   */
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Starts the gateway on the embedded database, or on the database at `databaseUrl`, which any number of gateways may
 * share.
 * @throws an error with a one-sentence message that contains the cause and the fix.
 */
export async function startGateway(options: GatewayOptions = {}): Promise<RunningGateway> {
  const {
    port = 0,
    hostname = '127.0.0.1',
    log = () => {},
    logsRequests = false,
    runsJobs = true,
    seed = {},
  } = options;
  const isProduction = process.env.NODE_ENV === 'production';
  if (!isProductionAllowed(process.env)) {
    throw new Error(
      'This gateway is a sandbox with play money and does not run with NODE_ENV=production; set GATEWAY_ALLOW_PRODUCTION=sandbox to run a sandbox there.',
    );
  }
  if (isProduction && options.firebase?.emulatorHost !== undefined) {
    throw new Error(
      'The Firebase Auth emulator accepts any user. With NODE_ENV=production, leave FIREBASE_AUTH_EMULATOR_HOST unset.',
    );
  }
  const addresses = createClientAddresses(options.trustedProxies ?? []);
  const privateKeys = readPrivateKeys({ file: options.privateKeyFile, folder: options.privateKeysDir });
  const limits = createLimits(options.limitScale);
  const merchants = createMerchantDirectory(resolve(options.merchantsDir ?? `${root}/merchants`), log);
  const embedded =
    options.databaseUrl === undefined
      ? await startEmbeddedServer({
          dataDir: options.dataDir ?? defaultDataDir(root, seed.scale ? 'scale' : 'postgres'),
          log,
        })
      : undefined;
  const databaseUrl = options.databaseUrl ?? embedded!.urlOf('postgres');
  const { db, close: closeCalls } = connect(databaseUrl);
  // Separate connections for the lock and the steps of each job, so that jobs run even if calls use all their
  // connections.
  const clock = connect(databaseUrl, { max: 2 * jobs.length });
  const close = () => Promise.all([closeCalls(), clock.close()]);
  try {
    await assertServerUsable(databaseUrl);
    const scale = seed.scale === true ? fullScale : seed.scale || undefined;
    // Load tests use all merchants; otherwise a merchant's data is seeded with its first request.
    await seedWorld({ databaseUrl, games: seed.games, ...(scale && { scale, merchants: merchants.all() }), log });
    const intake = createIntake({ limits: { ...defaultIntakeLimits, ...options.intake }, addresses, log });
    const sandboxKey = isProduction ? undefined : deriveKey(privateKeys.own, 'sandbox identity');
    const app = createApp({
      db,
      merchants,
      addresses,
      intake,
      picturesDir: resolve(
        options.picturesDir ??
          (options.dataDir ? join(options.dataDir, '../pictures') : defaultDataDir(root, 'pictures')),
      ),
      privateKeys,
      limits,
      readIdToken: createIdTokenReader({ ...options.firebase, sandboxKey }),
      sandboxKey,
      checkBot: createBotChecker({ ...options.botCheck, log }),
      ensureMerchantSeeded: createMerchantSeeder(databaseUrl, seed.membersAlone),
      log,
      logsRequests,
      isProduction,
      hostname,
    });
    const server = await listen({ fetch: app.fetch, intake, port, hostname });
    const stopClock = startJobs(runsJobs ? jobs : [], { db: clock.db, merchants, log });
    let stopped: Promise<void> | undefined;
    return {
      url: server.url,
      databaseUrl,
      stop: () =>
        (stopped ??= (async () => {
          await server.close();
          await stopClock();
          await close();
          await embedded?.stop();
        })()),
    };
  } catch (error) {
    await close();
    await embedded?.stop();
    throw error;
  }
}
