import { paths } from '@livery/foundation/addresses';
import { useRule } from '@livery/foundation/roles';
import { useMerchant } from '@livery/merchant/react';

/** Index of the footer's middle item. A raised item elsewhere would make the bar look uneven. */
const middle = 2;

/**
 * The only deposit link of a screen that has the accent colour: the footer's if it is the middle item, otherwise the
 * link on the screen itself, among home's shortcuts or the account's buttons. Undefined for guests: their only primary
 * action is to register.
 */
export function useDepositAccent(): 'footer' | 'screen' | undefined {
  const { footer } = useMerchant();
  const isGuest = useRule(paths.deposit) === 'login';
  if (isGuest) return undefined;
  return footer[middle] === 'deposit' ? 'footer' : 'screen';
}
