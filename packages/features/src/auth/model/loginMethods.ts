import type { LoginMethod } from '@livery/device/remembered-login';
import type { PublicMerchant } from '@livery/merchant';

/**
 * Returns the methods to log in with a form, in the order of their tabs. The first is always name and password. The
 * second is by code, if the merchant sends codes.
 */
export const loginMethods = ({ MOBILEVERCODELOGIN3 }: PublicMerchant['switches']): readonly LoginMethod[] =>
  MOBILEVERCODELOGIN3 ? ['username', 'sms'] : ['username'];
