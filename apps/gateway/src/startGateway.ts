import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jobs } from './jobs/jobs.ts';
import { startJobs } from './jobs/startJobs.ts';
import { readPrivateKey } from './crypto/privateKey.ts';
import { connect } from './db/connect.ts';
import { assertServerUsable } from './db/assertServerUsable.ts';
import { defaultDataDir, startEmbeddedServer } from './db/embedded/embeddedServer.ts';
import { createIdTokenReader, type FirebaseKeys } from './firebase/idTokens.ts';
import { createApp } from './http/app.ts';
import { listen } from './http/listen.ts';
import { createMerchantDirectory } from './http/merchantDirectory.ts';
import { isProductionAllowed } from './isProductionAllowed.ts';
import { createMerchantSeeder, seedWorld } from './seed/seedWorld.ts';
import { fullScale, type Scale } from './seed/scale/scale.ts';

export interface GatewayOptions {
  /** 0 takes a free one. Default 0. */
  port?: number;
  /** Default 127.0.0.1: this machine only. */
  hostname?: string;
  /** Address of a PostgreSQL server (15 or later). Without one the embedded server runs. */
  databaseUrl?: string | undefined;
  /** Folder of the embedded server's data. Default `.data/postgres` below the repository, `.data/scale` for a world for load work. */
  dataDir?: string | undefined;
  /** Default `merchants` in the repository. */
  merchantsDir?: string | undefined;
  /** RSA private key, PEM. Default: the public sandbox pair. */
  privateKeyFile?: string | undefined;
  /** Where Firebase's keys are, or its Auth emulator. Default: Google's keys. */
  firebase?: FirebaseKeys;
  log?: (line: string) => void;
  /** Also log one line a request. */
  logsRequests?: boolean;
  /** Draws, expiries and whatever else the world does by itself go on. Default true; without it nothing changes unless someone calls. */
  runsJobs?: boolean;
  /** How much of the world is made in a new database. `scale` makes one for load work: a hundred thousand games, a million transactions. */
  seed?: { games?: number; scale?: boolean | Scale };
}

export interface RunningGateway {
  url: string;
  databaseUrl: string;
  /** Answers what is under way, then stops; the embedded server too. Calling it again waits for the same. */
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Starts the gateway on its database: the embedded one, or any number of gateways on the one at `databaseUrl`.
 * @throws an error whose message is one sentence for a person: what happened and what to do.
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
      'This gateway is a sandbox with play money and does not run with NODE_ENV=production; set GATEWAY_ALLOW_PRODUCTION=sandbox if a sandbox is what you want.',
    );
  }
  if (isProduction && options.firebase?.emulatorHost !== undefined) {
    throw new Error(
      'The Firebase Auth emulator vouches for anyone. With NODE_ENV=production leave FIREBASE_AUTH_EMULATOR_HOST unset.',
    );
  }
  const privateKey = readPrivateKey(options.privateKeyFile);
  const merchants = createMerchantDirectory(resolve(options.merchantsDir ?? `${root}/merchants`), log);
  const embedded =
    options.databaseUrl === undefined
      ? await startEmbeddedServer({
          dataDir: options.dataDir ?? defaultDataDir(root, seed.scale ? 'scale' : 'postgres'),
          log,
        })
      : undefined;
  const databaseUrl = options.databaseUrl ?? embedded!.urlOf('postgres');
  const { db, close } = connect(databaseUrl);
  try {
    await assertServerUsable(databaseUrl);
    const scale = seed.scale === true ? fullScale : seed.scale || undefined;
    // Load work asks for every merchant at once; the others' part waits until they are met.
    await seedWorld({ databaseUrl, games: seed.games, ...(scale && { scale, merchants: merchants.all() }), log });
    const app = createApp({
      db,
      merchants,
      privateKey,
      readIdToken: createIdTokenReader(options.firebase),
      ensureMerchantSeeded: createMerchantSeeder(databaseUrl),
      log,
      logsRequests,
      isProduction,
      hostname,
    });
    const server = await listen({ fetch: app.fetch, port, hostname });
    const stopClock = startJobs(runsJobs ? jobs : [], { db, merchants, log });
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
