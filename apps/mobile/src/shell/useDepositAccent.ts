import { selectIsSignedIn } from '@livery/api/session';
import { useMerchant } from '@livery/merchant/react';
import { useSelector } from 'react-redux';

/** Index of the footer's place in the middle: raised elsewhere it would make the bar lopsided. */
const middle = 2;

/**
 * Where on home the way to deposit stands in the accent: in one place only. In the footer where it has the middle there, else
 * among the shortcuts. Nowhere for guests, who register first: that is their one action.
 */
export function useDepositAccent(): 'footer' | 'shortcuts' | undefined {
  const { footer } = useMerchant();
  const isSignedIn = useSelector(selectIsSignedIn);
  if (!isSignedIn) return undefined;
  return footer[middle] === 'deposit' ? 'footer' : 'shortcuts';
}
