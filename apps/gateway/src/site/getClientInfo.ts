import type { ContextOf, ValueOf } from '../http/callContext.ts';

/** Returns the caller's address and country. Without a region header, the country is that of the merchant. */
export async function getClientInfo({
  merchant,
  caller,
}: ContextOf<'getClientInfo'>): Promise<ValueOf<'getClientInfo'>> {
  return { ip: caller.ip, region: caller.region ?? merchant.licence.jurisdictions[0] ?? '' };
}
