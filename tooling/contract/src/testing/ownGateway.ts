import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setPasswordCost, startGateway, startTestDatabase } from '@livery/gateway';
import { type Merchant, switchNames } from '@livery/merchant';
import { readMerchant } from '@livery/merchant/node';
import { afterAll, beforeAll } from 'vitest';

const merchantsDir = resolve(import.meta.dirname, '../../../../merchants');

/** A merchant of the repository, or of another folder. */
export function merchantOf(code: string, dir = merchantsDir): Merchant {
  const { merchant, problems } = readMerchant(dir, code);
  if (merchant === undefined) throw new Error(JSON.stringify(problems));
  return merchant;
}

interface OwnGateway {
  url: string;
  /** The merchants it serves: those of the repository and `everything`, whose every switch is on but the code by SMS on registration. */
  merchantsDir: string;
}

/** Our own gateway with its whole world, for the tests of one file. */
export function ownGateway(): Readonly<OwnGateway> {
  const own: OwnGateway = { url: '', merchantsDir: '' };
  let stop: () => Promise<void>;
  beforeAll(async () => {
    // The pack registers and logs in some hundred times: at the real cost, hashing would take most of the run.
    setPasswordCost(4);
    own.merchantsDir = mkdtempSync(join(tmpdir(), 'livery-merchants-'));
    for (const folder of ['_base', 'aurora', 'padma'])
      cpSync(join(merchantsDir, folder), join(own.merchantsDir, folder), { recursive: true });
    addMerchantOfEverything(own.merchantsDir);
    const server = await startTestDatabase();
    const gateway = await startGateway({
      databaseUrl: await server.createDatabase(),
      merchantsDir: own.merchantsDir,
      // The pack registers and logs in more often than a person behind one address.
      limitScale: 1_000,
    });
    own.url = gateway.url;
    stop = async () => {
      await gateway.stop();
      await server.stop();
      rmSync(own.merchantsDir, { recursive: true });
    };
  });
  afterAll(() => stop());
  return own;
}

function addMerchantOfEverything(dir: string): void {
  const folder = join(dir, 'everything');
  cpSync(join(dir, 'aurora'), folder, { recursive: true });
  const file = join(folder, 'merchant.json');
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), code: 'everything' }));
  writeFileSync(
    join(folder, 'switches.json'),
    JSON.stringify(Object.fromEntries(switchNames.map((name) => [name, name !== 'REGMOBVERF3']))),
  );
}
