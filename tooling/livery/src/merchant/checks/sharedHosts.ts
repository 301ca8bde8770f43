import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MerchantParts, MerchantProblem } from '@livery/merchant';
import { listMerchants } from '@livery/merchant/node';

/**
 * Maps a host name to the codes of the merchants that list it, and to the merchant with this code for
 * `<code>.localhost`.
 */
export type HostOwners = ReadonlyMap<string, readonly string[]>;

/** The host owners of all merchants in a folder, including merchants with mistakes. */
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
    // Another check reports mistakes in the file.
    return [];
  }
}

/** Reports hosts of a merchant that another merchant also has, because a host can show only one of the two. */
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
