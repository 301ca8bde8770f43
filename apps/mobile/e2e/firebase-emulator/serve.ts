import { join } from 'node:path';
import { startEmulator } from '@livery/gateway/firebase-emulator';
import { loadPrerender } from '@livery/tool/assemble';
import { prerenderFile } from '@livery/tool/compile';
import { startFront } from '@livery/tool/front';
import { startGateway, stopGateways } from '../environment/gatewayProcesses.ts';
import { setups } from '../environment/setups.ts';
import { createSkins } from '../environment/skinFolders.ts';
import { createFolder, removeFolders } from '../environment/temporaryFolders.ts';
import { copyMerchant, writeMerchants } from '../environment/writeMerchants.ts';
import { emulated, emulatorPort, emulatorUrl } from './emulated.ts';

/*
 * Serves the product as it is shipped, for a merchant whose members log in with Firebase's own Auth emulator. The
 * gateway trusts this emulator.
 */
writeMerchants();
const { code, source, projectId } = emulated;
const firebase = { projectId, apiKey: 'any-key', authDomain: `${projectId}.firebaseapp.com`, emulator: emulatorUrl };
copyMerchant(code, source, { 'gateway.json': { firebase } });

const emulator = await startEmulator(emulatorPort);
const gateway = await startGateway({
  LIVERY_DATA: join(createFolder(), 'postgres'),
  FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
});
const front = await startFront({
  port: setups[0]!.port,
  skinsDir: await createSkins([], [code]),
  gateways: [gateway],
  prerenderHome: await loadPrerender(prerenderFile),
});
console.log(`Serving on ${front.port}`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());

async function stop(): Promise<void> {
  await front.close();
  await stopGateways();
  await emulator.stop();
  removeFolders();
  process.exit(0);
}
