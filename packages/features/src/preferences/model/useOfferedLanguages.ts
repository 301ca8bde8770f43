import { isLanguageCode, languageOf } from '@livery/i18n';
import { useMerchant } from '@livery/merchant/react';

/**
 * The languages that the merchant offers and that have texts, in the merchant's order, each with the flag that the
 * merchant shows.
 */
export function useOfferedLanguages() {
  const { supported, flags = {} } = useMerchant().languages;
  return supported
    .filter(isLanguageCode)
    .map(languageOf)
    .map((language) => ({ ...language, flag: flags[language.code] ?? language.flag }));
}
