import { homePath } from '@livery/foundation/addresses';
import { loadPrerender } from '../assemble/index.ts';
import { prerenderFile } from '../compile/compileApp.ts';
import { startFront } from '../front/index.ts';
import { portOf } from '../start/command.ts';
import { startOwnGateway } from '../start/startOwnGateway.ts';
import { waitForStop } from '../start/waitForStop.ts';
import { buildPreview } from './build.ts';

/** Builds one merchant and serves it, also in the pseudo languages, with its own gateway or a running one. */
export async function previewMerchant(
  code: string,
  { port, gateways }: { port?: string | undefined; gateways?: string[] | undefined },
): Promise<number> {
  const skinsDir = await buildPreview(code);
  const own = gateways === undefined ? await startOwnGateway(process.env['LIVERY_DATA']) : undefined;
  const front = await startFront({
    port: portOf(port ?? process.env['PORT']),
    skinsDir,
    gateways: gateways ?? [own!.url],
    prerenderHome: await loadPrerender(prerenderFile),
    demoAccounts: own?.demoAccounts ?? [],
  });
  console.log(`\n  http://${code}.localhost:${front.port}${homePath}\n\nStop with Ctrl+C.`);
  return waitForStop(async () => void (await Promise.allSettled([front.close(), own?.close()])));
}
