import { paths } from '@livery/foundation/addresses';
import { useRule } from '@livery/foundation/roles';
import { useMerchant } from '@livery/merchant/react';

/** Index of the footer's middle item. Only this item may be raised, because the bar would look uneven otherwise. */
const middle = 2;

/**
 * Returns the only deposit link of a screen that has the accent colour. It is the footer's link if that is the middle
 * item. Otherwise it is the link on the screen itself, among home's shortcuts or the account's buttons. Undefined for
 * guests, because their only primary action is to register.
 */
export function useDepositAccent(): 'footer' | 'screen' | undefined {
  const { footer } = useMerchant();
  const isGuest = useRule(paths.deposit) === 'login';
  if (isGuest) return undefined;
  return footer[middle] === 'deposit' ? 'footer' : 'screen';
}
