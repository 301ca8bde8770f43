import { homePath } from '@livery/foundation/addresses';
import { createServer } from 'node:http';
import { access, constants, mkdir } from 'node:fs/promises';
import { assembleProject, skinsDir } from '../assemble/assembleProject.ts';
import { prerenderIcons, loadPrerender } from '../assemble/index.ts';
import type { Skin } from '../assemble/skin.ts';
import { compileApp } from '../compile/compileApp.ts';
import { listen } from '../front/startFront.ts';
import { startFront } from '../front/index.ts';
import { readSoundMerchants } from '../merchant/readAll.ts';
import { seconds, step } from '../progress.ts';
import { project } from '../project.ts';
import { startOwnGateway } from './startOwnGateway.ts';

interface StartOptions {
  port: number;
  /** Folder of the gateway's database. Undefined: the gateway's default. */
  dataDir: string | undefined;
  /** Addresses of running gateways. Undefined: start one. */
  gateways: string[] | undefined;
}

/** Compiles, assembles, starts the gateway and serves. Prints its progress, and the addresses at the end. */
export async function start({ port, dataDir, gateways }: StartOptions): Promise<{ close: () => Promise<void> }> {
  const started = performance.now();
  console.log('Livery is starting.\n');
  for (const folder of [project.outDir, project.cacheDir]) {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  }
  const { merchants } = readSoundMerchants();
  await waitForPort(port);
  // The database starts while the bundler runs, so both together take as long as the slower one.
  const gateway =
    gateways === undefined
      ? step('Starting the gateway and its database', () => startOwnGateway(dataDir))
      : Promise.resolve({ url: undefined, demoAccounts: [], close: async () => {} });
  gateway.catch(() => {});
  try {
    void prerenderIcons(merchants, project.cacheDir);
    const compiled = await step('Compiling the app', compileApp, ({ isFresh }) => (isFresh ? '' : 'nothing changed'));
    const skins = await step(`Assembling ${merchants.length} merchants`, () =>
      assembleProject({ merchants, compiled, isWhole: true }),
    );
    const { url, demoAccounts } = await gateway;
    const front = await startFront({
      port,
      skinsDir,
      gateways: gateways ?? [url!],
      prerenderHome: await loadPrerender(compiled.prerender),
      demoAccounts,
    });
    console.log(addresses(skins, front.port, performance.now() - started));
    return {
      close: async () => void (await Promise.allSettled([front.close(), gateway.then(({ close }) => close())])),
    };
  } catch (error) {
    await gateway.then(
      ({ close }) => close(),
      () => {},
    );
    throw error;
  }
}

/** Throws before the slow steps if the port is in use. First gives an earlier run some time to release it. */
async function waitForPort(port: number): Promise<void> {
  const probe = createServer();
  await listen(probe, port, '127.0.0.1', 5000);
  await new Promise((resolve) => probe.close(resolve));
}

function addresses(skins: readonly Skin[], port: number, took: number): string {
  const width = Math.max(...skins.map(({ name }) => name.length)) + 2;
  const lines = skins.map(({ code, name }) => `  ${name.padEnd(width)}http://${code}.localhost:${port}${homePath}`);
  return `\nReady in ${seconds(took)}.\n\n${lines.join('\n')}\n\n  All merchants, demo accounts, and an address for systems that do not resolve *.localhost:\n  http://localhost:${port}/\n\nStop with Ctrl+C.`;
}
