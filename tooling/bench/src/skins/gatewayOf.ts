import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { type GatewayProcess, startGatewayProcess } from '@livery/faults/gateways';
import { calls } from '@livery/api/contract';
import { listMerchants } from '@livery/merchant/node';

/**
 * Starts a gateway with the merchants of a folder, and calls it once for each merchant. The first call for a merchant
 * seeds its data, and this time does not belong to a build.
 */
export async function gatewayOf(merchantsDir: string, scratch: string): Promise<GatewayProcess> {
  // The database's own user must have access.
  chmodSync(scratch, 0o755);
  const gateway = await startGatewayProcess({ dataDir: join(scratch, 'postgres'), merchantsDir });
  for (const code of listMerchants(merchantsDir)) {
    const { method, path } = calls.getVendorGameTypes;
    const query = new URLSearchParams({ typeId: '1', merchant_code: code });
    const reply = await fetch(`${gateway.url}${path}?${query}`, { method, headers: { Merchant: code } });
    if (!reply.ok) throw new Error(`The gateway does not know ${code}: ${reply.status} ${await reply.text()}`);
  }
  return gateway;
}
