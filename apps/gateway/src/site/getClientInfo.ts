import type { ContextOf, ValueOf } from '../http/callContext.ts';

/** Who claims no region counts as a player of the merchant's own country. */
export async function getClientInfo({
  merchant,
  caller,
}: ContextOf<'getClientInfo'>): Promise<ValueOf<'getClientInfo'>> {
  return { ip: caller.ip, region: caller.region ?? merchant.licence.jurisdictions[0] ?? '' };
}
