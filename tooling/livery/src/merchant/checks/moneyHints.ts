import type { Merchant, MerchantProblem } from '@livery/merchant';
import { decimalsOf, moneyOf } from '../newMerchant/moneyOf.ts';

/** A hint about a pattern with other decimals than the currency has. Some merchants leave out unused decimals. */
export function moneyHints({ code, currency, timeZone }: Merchant): MerchantProblem[] {
  const written = /[.,](0*)$/.exec(currency.pattern)?.[1]?.length ?? 0;
  const usual = decimalsOf(currency.code);
  if (written === usual) return [];
  return [
    {
      file: `${code}/merchant.json`,
      key: 'currency.pattern',
      message: `"${currency.pattern}" has ${written} decimals and ${currency.code} has ${usual}`,
      allowed: `${moneyOf(currency.code, timeZone).pattern}, unless the merchant wants it otherwise`,
    },
  ];
}
