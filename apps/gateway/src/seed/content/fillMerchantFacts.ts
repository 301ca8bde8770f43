import type { Merchant } from '@livery/merchant';
import type { LocalText } from '../../db/schema/index.ts';

/**
 * Inserts a merchant's data into a text: {merchant}, {age}, {authority}, {licence}, {symbol}, and {mark}, the thousands
 * separator.
 */
export function fillMerchantFacts(text: LocalText, merchant: Merchant): LocalText {
  const facts: Readonly<Record<string, string>> = {
    merchant: merchant.name,
    age: String(merchant.licence.minimumAge),
    authority: merchant.licence.authority,
    licence: merchant.licence.number,
    symbol: merchant.currency.symbol,
    mark: /^#([.,])/.exec(merchant.currency.pattern)?.[1] ?? '',
  };
  const fill = (one: string) => one.replaceAll(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);
  return Object.fromEntries(Object.entries(text).map(([language, one]) => [language, fill(one)])) as LocalText;
}
