import type { LoginMethod } from '@livery/device/remembered-login';
import type { PublicMerchant } from '@livery/merchant';

/**
 * The ways to log in by a form, in the order of their tabs: by name and password everywhere, by a code where the
 * merchant sends them.
 */
export const loginMethods = ({ MOBILEVERCODELOGIN3 }: PublicMerchant['switches']): readonly LoginMethod[] =>
  MOBILEVERCODELOGIN3 ? ['username', 'sms'] : ['username'];
