import { paths } from '@livery/foundation/addresses';
import { useRule } from '@livery/foundation/roles';
import { useMerchant } from '@livery/merchant/react';

/** Index of the footer's middle item. A raised item elsewhere would make the bar look uneven. */
const middle = 2;

/**
 * Where the deposit link has the accent colour: only once on a screen. In the footer if it is the middle item,
 * otherwise on the screen itself: among home's shortcuts, or the account's buttons. Undefined for guests: their only
 * primary action is to register.
 */
export function useDepositAccent(): 'footer' | 'screen' | undefined {
  const { footer } = useMerchant();
  const isGuest = useRule(paths.deposit) === 'login';
  if (isGuest) return undefined;
  return footer[middle] === 'deposit' ? 'footer' : 'screen';
}
