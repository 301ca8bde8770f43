import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Front, startFront } from '@livery/tool/front';
import { type GatewayProcess, type ProcessSettings, startGatewayProcess } from '../../gateways/gatewayProcess.ts';
import { onSharedServer } from '../../gateways/sharedServer.ts';
import { readMerchants } from '../../gateways/wallets.ts';

/**
 * The target of the attacks: a seeded database, a gateway, and a front server before it. The short forms of all attacks
 * share one field.
 */
export interface Field {
  databaseUrl: string;
  /** A gateway in a separate process, with real password hashes, behind proxies on this machine that it trusts. */
  gateway: GatewayProcess;
  /** Returns the address of the front server, which is started on the first call. */
  frontUrl: () => Promise<string>;
  /** Starts another gateway on the same database, with other settings. It stops with the field. */
  startGateway: (settings?: ProcessSettings) => Promise<GatewayProcess>;
}

/** Requests arrive as through a proxy on this machine, which sets the client's address. */
const behindProxy: ProcessSettings = { env: { GATEWAY_TRUSTED_PROXIES: '127.0.0.0/8,::1' }, reportsMemory: true };

/** Runs `work` on a new field. */
export async function onField<T>(work: (field: Field) => Promise<T>): Promise<T> {
  return onSharedServer(async (databaseUrl) => {
    const gateways: GatewayProcess[] = [];
    let front: Promise<Front> | undefined;
    const skinsDir = mkdtempSync(join(tmpdir(), 'livery-field-'));
    const startGateway = async ({ env, ...settings }: ProcessSettings = {}) => {
      const gateway = await startGatewayProcess(
        { databaseUrl },
        { ...behindProxy, ...settings, env: { ...behindProxy.env, ...env } },
      );
      gateways.push(gateway);
      return gateway;
    };
    try {
      const gateway = await startGateway();
      const frontUrl = async () => {
        front ??= startFront({ port: 0, skinsDir: writeSkins(skinsDir), gateways: [gateway.url] });
        return `http://127.0.0.1:${(await front).port}`;
      };
      return await work({ databaseUrl, gateway, frontUrl, startGateway });
    } finally {
      await (await front)?.close();
      await Promise.all(gateways.map((one) => one.stop()));
      rmSync(skinsDir, { recursive: true });
    }
  });
}

/** Writes the parts of each merchant's assembled skin that the front server needs for its hosts and addresses. */
function writeSkins(folder: string): string {
  for (const { code, hosts, name, gateway } of readMerchants()) {
    mkdirSync(join(folder, code), { recursive: true });
    const skin = { code, hosts, name, policy: "default-src 'none'", gatewayPaths: Object.values(gateway.paths ?? {}) };
    writeFileSync(join(folder, code, '.skin.json'), JSON.stringify(skin));
    for (const page of ['index.html', 'shell.html']) writeFileSync(join(folder, code, page), `${page} of ${code}`);
  }
  // This file must not be reachable at any address.
  writeFileSync(join(folder, 'outside.txt'), 'outside of the folder');
  return folder;
}
