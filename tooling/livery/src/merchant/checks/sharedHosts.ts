import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MerchantParts, MerchantProblem } from '@livery/merchant';
import { listMerchants } from '@livery/merchant/node';

/** By host name, the codes of the merchants that name it, and of the one that it belongs to by its code. */
export type HostOwners = ReadonlyMap<string, readonly string[]>;

/** Who names which host, of all merchants in a folder, whatever else is wrong with them. */
export function hostOwners(merchantsDir: string): HostOwners {
  const owners = new Map<string, string[]>();
  for (const code of listMerchants(merchantsDir))
    for (const host of [`${code}.localhost`, ...hostsIn(join(merchantsDir, code, 'merchant.json'))])
      owners.set(host, [...(owners.get(host) ?? []), code]);
  return owners;
}

function hostsIn(path: string): string[] {
  try {
    const { hosts } = JSON.parse(readFileSync(path, 'utf8')) as { hosts?: unknown };
    return Array.isArray(hosts) ? hosts.map(String) : [];
  } catch {
    // What is wrong with the file is said by its own check.
    return [];
  }
}

/** Hosts of a merchant that are another's, too: only one of them could ever be served there. */
export function sharedHosts({ code, hosts = [] }: MerchantParts, owners: HostOwners): MerchantProblem[] {
  return hosts.flatMap((host, at) => {
    const other = owners.get(host)?.find((owner) => owner !== code);
    return other === undefined
      ? []
      : [
          {
            file: `${code}/merchant.json`,
            key: `hosts.${at}`,
            message: `"${host}" is a host of ${other}, too`,
            allowed: 'a host that no other merchant has',
          },
        ];
  });
}
