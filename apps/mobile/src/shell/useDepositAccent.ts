import { paths } from '@livery/foundation/addresses';
import { useRule } from '@livery/foundation/roles';
import { useMerchant } from '@livery/merchant/react';

/** Index of the footer's place in the middle: raised elsewhere it would make the bar lopsided. */
const middle = 2;

/**
 * Where the way to deposit stands in the accent: in one place of a screen only. In the footer where it has the middle there,
 * else on the screen itself: among home's shortcuts, or the account's buttons. Nowhere for guests, who register first: that is
 * their one action.
 */
export function useDepositAccent(): 'footer' | 'screen' | undefined {
  const { footer } = useMerchant();
  const isGuest = useRule(paths.deposit) === 'login';
  if (isGuest) return undefined;
  return footer[middle] === 'deposit' ? 'footer' : 'screen';
}
