import type { Merchant } from '../merchant.ts';
import type { MerchantProblem } from './problem.ts';

/** Switches that contradict each other. */
export function checkSwitches({ code, switches }: Merchant): MerchantProblem[] {
  const { MOBILENUMREG3, MOBILENUMPASSREG3, MOBILEVERCODELOGIN3 } = switches;
  if (!MOBILENUMREG3 || MOBILENUMPASSREG3 || MOBILEVERCODELOGIN3) return [];
  return [
    {
      file: `${code}/switches.json`,
      key: 'MOBILENUMREG3',
      message: 'whoever registers by mobile number has no way to log in',
      allowed: 'true together with MOBILENUMPASSREG3 (a password) or MOBILEVERCODELOGIN3 (a code by SMS)',
    },
  ];
}
