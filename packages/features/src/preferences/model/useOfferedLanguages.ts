import { isLanguageCode, languageOf } from '@livery/i18n';
import { useMerchant } from '@livery/merchant/react';

/** The languages that the merchant offers and that have texts, in the merchant's order. */
export function useOfferedLanguages() {
  return useMerchant().languages.supported.filter(isLanguageCode).map(languageOf);
}
