import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Front, startFront } from '@livery/tool/front';
import { type GatewayProcess, type ProcessSettings, startGatewayProcess } from '../../gateways/gatewayProcess.ts';
import { onSharedServer } from '../../gateways/sharedServer.ts';
import { readMerchants } from '../../gateways/wallets.ts';

/** What attacks are played on: a seeded database, a gateway, and a front server before it. One for all short forms. */
export interface Field {
  databaseUrl: string;
  /** In a process of its own, with real password hashes, behind proxies on this machine that it trusts. */
  gateway: GatewayProcess;
  /** Address of the front server, which is started when it is first asked for. */
  frontUrl: () => Promise<string>;
  /** Another gateway on the same database, with other settings. Stopped with the field. */
  startGateway: (settings?: ProcessSettings) => Promise<GatewayProcess>;
}

/** Requests reach it as through a proxy on this machine, which says who the client is. */
const behindProxy: ProcessSettings = { env: { GATEWAY_TRUSTED_PROXIES: '127.0.0.0/8,::1' }, reportsMemory: true };

/** Runs `work` on a field of its own. */
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

/** As much of an assembled skin of each merchant as the front server needs to know its hosts and addresses. */
function writeSkins(folder: string): string {
  for (const { code, hosts, name, gateway } of readMerchants()) {
    mkdirSync(join(folder, code), { recursive: true });
    const skin = { code, hosts, name, policy: "default-src 'none'", gatewayPaths: Object.values(gateway.paths ?? {}) };
    writeFileSync(join(folder, code, '.skin.json'), JSON.stringify(skin));
    for (const page of ['index.html', 'shell.html']) writeFileSync(join(folder, code, page), `${page} of ${code}`);
  }
  // What no address leads to.
  writeFileSync(join(folder, 'outside.txt'), 'outside of the folder');
  return folder;
}
