import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestDatabase } from '@livery/gateway';
import { loadPrerender } from '@livery/tool/assemble';
import { prerenderFile } from '@livery/tool/compile';
import { startFront } from '@livery/tool/front';
import { checkedMerchants, geetestKeys } from '../botCheck/checkedMerchants.ts';
import { startGeetest } from '../botCheck/geetestServer.ts';
import { combinations, randomVariants } from '../registration/variants.ts';
import { startOtherGateways } from '../otherGateways/startOtherGateways.ts';
import { startGateway, stopGateways } from './gatewayProcesses.ts';
import { setups } from './setups.ts';
import { createSkins } from './skinFolders.ts';
import { createFolder, removeFolders } from './temporaryFolders.ts';
import { copyMerchant, writeMerchants, writeVariants } from './writeMerchants.ts';

/*
 * Serves the product as it is shipped, for the end-to-end tests: assembled skins, and real gateways in separate
 * processes. A single gateway runs on its embedded database. Two gateways share one server by DATABASE_URL. All start
 * at the same time, and nothing is served before all are ready.
 */
const geetest = await startGeetest();
writeMerchants();
writeVariants([...combinations, ...randomVariants]);
for (const { code, source, captchaId } of checkedMerchants)
  copyMerchant(code, source, {
    'gateway.json': { botCheck: { provider: 'geetest', captchaId, script: `${geetest.url}/gt4.js` } },
  });
const stopOtherGateways = await startOtherGateways();
const keysFile = join(createFolder(), 'geetest.json');
writeFileSync(keysFile, JSON.stringify(geetestKeys));
const botCheck = { GATEWAY_GEETEST_KEYS: keysFile, GATEWAY_GEETEST_URL: `${geetest.url}/validate` };
const cleanUp: (() => Promise<void> | void)[] = [geetest.stop, stopOtherGateways, removeFolders];

const started = await Promise.all(
  setups.map(async ({ port, gateways, merchants, variants }) => ({
    port,
    skinsDir: await createSkins(merchants, variants),
    gateways:
      gateways === 2
        ? await twoOnOneServer()
        : [await startGateway({ LIVERY_DATA: join(createFolder(), 'postgres'), ...botCheck })],
  })),
);
const prerenderHome = await loadPrerender(prerenderFile);
const fronts = await Promise.all(
  started.map(({ port, gateways, skinsDir }) => startFront({ port, skinsDir, gateways, prerenderHome })),
);
console.log(`Serving on ${fronts.map(({ port }) => port).join(' and ')}`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void stop());
}

async function stop(): Promise<void> {
  await Promise.all(fronts.map((front) => front.close()));
  await stopGateways();
  for (const step of cleanUp) await step();
  process.exit(0);
}

async function twoOnOneServer(): Promise<string[]> {
  const database = await startTestDatabase();
  cleanUp.push(() => database.stop());
  const DATABASE_URL = await database.createDatabase();
  return Promise.all([startGateway({ DATABASE_URL }), startGateway({ DATABASE_URL })]);
}
