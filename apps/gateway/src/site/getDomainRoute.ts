import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { hostsOf } from './hostsOf.ts';

export async function getDomainRoute({
  merchant,
  query,
}: ContextOf<'getDomainRoute'>): Promise<ValueOf<'getDomainRoute'>> {
  const domains = hostsOf(merchant);
  const asked = query.domain?.trim().toLowerCase().replace(/:\d+$/, '') ?? '';
  const isKnown = domains.includes(asked);
  return {
    merchantCode: merchant.code,
    isKnown,
    domains: isKnown ? [asked, ...domains.filter((domain) => domain !== asked)] : domains,
  };
}
