import { testMerchant } from '@livery/api/testing';
import type { PublicMerchant, SwitchName } from '@livery/merchant';

/** Creates a merchant with only these switches on. */
export function merchantWith(...on: readonly SwitchName[]): PublicMerchant {
  const merchant = testMerchant();
  return { ...merchant, switches: { ...merchant.switches, ...Object.fromEntries(on.map((name) => [name, true])) } };
}
