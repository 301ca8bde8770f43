import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { readMerchants, startGatewayProcess } from '@livery/faults/gateways';
import type { Merchant } from '@livery/merchant';
import { loadPrerender } from '@livery/tool/assemble';
import { compileApp } from '@livery/tool/compile';
import { startFront } from '@livery/tool/front';
import { assembleProject } from '@livery/tool/skins';

export interface Site {
  merchants: readonly Merchant[];
  /** Folder of the assembled skins. */
  skinsDir: string;
  /** A merchant's origin, for example `http://aurora.localhost:41235`. */
  originOf: (code: string) => string;
  gatewayUrl: string;
  stop: () => Promise<void>;
}

interface SiteOptions {
  /** Additional arguments of the gateway's program, for example `--scale`. */
  gatewayArgs?: readonly string[];
}

/**
 * Serves this project's merchants as in production: the production build behind the front server, and a gateway in a
 * separate process.
 */
export async function startSite(scratch: string, { gatewayArgs = [] }: SiteOptions = {}): Promise<Site> {
  // The database's own user must have access.
  chmodSync(scratch, 0o755);
  const merchants = readMerchants();
  const compiled = await compileApp();
  await assembleProject({ merchants, compiled, isWhole: true, outDir: scratch });
  const gateway = await startGatewayProcess({ dataDir: join(scratch, 'postgres') }, { args: gatewayArgs });
  const skinsDir = join(scratch, 'skins');
  const front = await startFront({
    port: 0,
    skinsDir,
    gateways: [gateway.url],
    prerenderHome: await loadPrerender(compiled.prerender),
  });
  return {
    merchants,
    skinsDir,
    originOf: (code) => `http://${code}.localhost:${front.port}`,
    gatewayUrl: gateway.url,
    stop: async () => {
      await front.close();
      await gateway.stop();
    },
  };
}
