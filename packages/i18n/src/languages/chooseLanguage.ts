import { isLanguageCode, type LanguageCode } from './languages.ts';

interface Choice {
  /** The language code that the player selected before, if there is one. The stored text may be invalid. */
  stored: string | undefined;
  /** The default language of the merchant, and the languages that the merchant offers. */
  offered: { default: string; supported: readonly string[] };
}

/** The language in which the app starts: the stored language if the merchant still offers it, otherwise the default. */
export function chooseLanguage({ stored, offered }: Choice): LanguageCode {
  const wanted = stored !== undefined && offered.supported.includes(stored) ? stored : offered.default;
  return isLanguageCode(wanted) ? wanted : 'EN';
}
