import type { Merchant } from '@livery/merchant';
import type { MerchantDirectory } from './merchantDirectory.ts';

const local = '.localhost';

/** The merchant of a host: `<code>.localhost`, or one of the merchant's own hosts. */
export function merchantAtHost(hostname: string, merchants: MerchantDirectory): Merchant | undefined {
  return hostname.endsWith(local)
    ? merchants.find(hostname.slice(0, -local.length))
    : merchants.all().find(({ hosts }) => hosts.includes(hostname));
}

/** The merchant of a host that may also be the merchant's host of games, with the prefix `play.`. */
export function merchantAtPlayHost(hostname: string, merchants: MerchantDirectory): Merchant | undefined {
  return merchantAtHost(hostname.replace(/^play\./, ''), merchants);
}
