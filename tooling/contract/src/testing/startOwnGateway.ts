import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setPasswordCost, startGateway, startTestDatabase } from '@livery/gateway';
import { switchNames } from '@livery/merchant';
import { merchantsDir } from './merchants.ts';

interface OwnGateway {
  url: string;
  /**
   * The merchants that it serves: those of the repository, and `everything` with every switch on except the SMS code on
   * registration.
   */
  merchantsDir: string;
  stop: () => Promise<void>;
}

/**
 * Starts our own gateway with all its data.
 * @param options.membersAlone Codes of the merchants with only demo members. Default: none.
 */
export async function startOwnGateway({
  membersAlone = [],
}: { membersAlone?: readonly string[] } = {}): Promise<OwnGateway> {
  // The pack registers and logs in about a hundred times. At the real cost, hashing would take most of the run.
  setPasswordCost(4);
  const ownDir = mkdtempSync(join(tmpdir(), 'livery-merchants-'));
  for (const folder of ['_base', 'aurora', 'padma'])
    cpSync(join(merchantsDir, folder), join(ownDir, folder), { recursive: true });
  addMerchantOfEverything(ownDir);
  const server = await startTestDatabase();
  const gateway = await startGateway({
    databaseUrl: await server.createDatabase(),
    merchantsDir: ownDir,
    // The pack registers and logs in more often than the limits of one address allow.
    limitScale: 1_000,
    seed: { membersAlone },
  });
  return {
    url: gateway.url,
    merchantsDir: ownDir,
    stop: async () => {
      await gateway.stop();
      await server.stop();
      rmSync(ownDir, { recursive: true });
    },
  };
}

function addMerchantOfEverything(dir: string): void {
  const folder = join(dir, 'everything');
  cpSync(join(dir, 'aurora'), folder, { recursive: true });
  const change = (name: string, differences: object) => {
    const file = join(folder, name);
    writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), ...differences }));
  };
  change('merchant.json', { code: 'everything' });
  // Signing in with Google and Facebook needs a Firebase project.
  change('gateway.json', {
    firebase: {
      projectId: 'demo-everything',
      apiKey: 'demo-everything-web',
      authDomain: 'demo-everything.firebaseapp.com',
      phone: false,
      emulator: '/',
    },
  });
  writeFileSync(
    join(folder, 'switches.json'),
    JSON.stringify(Object.fromEntries(switchNames.map((name) => [name, name !== 'REGMOBVERF3']))),
  );
}
