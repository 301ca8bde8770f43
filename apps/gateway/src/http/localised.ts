import type { Merchant } from '@livery/merchant';
import type { LocalText } from '../db/schema/index.ts';

/** A text in the wanted language, else in the merchant's default language, else in English. */
export function localised(text: LocalText, { language, merchant }: { language: string; merchant: Merchant }): string {
  return text[language] ?? text[merchant.languages.default] ?? text.EN;
}
