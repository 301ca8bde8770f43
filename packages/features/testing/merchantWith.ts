import { testMerchant } from '@livery/api/testing';
import type { PublicMerchant, SwitchName } from '@livery/merchant';

/** A merchant with these switches on, and no others. */
export function merchantWith(...on: readonly SwitchName[]): PublicMerchant {
  const merchant = testMerchant();
  return { ...merchant, switches: { ...merchant.switches, ...Object.fromEntries(on.map((name) => [name, true])) } };
}
