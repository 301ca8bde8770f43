import type { ContextOf, ValueOf } from '../http/callContext.ts';

/** Without a region header the player counts as being in the merchant's country. */
export async function getClientInfo({
  merchant,
  caller,
}: ContextOf<'getClientInfo'>): Promise<ValueOf<'getClientInfo'>> {
  return { ip: caller.ip, region: caller.region ?? merchant.licence.jurisdictions[0] ?? '' };
}
