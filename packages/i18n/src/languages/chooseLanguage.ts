import { isLanguageCode, type LanguageCode } from './languages.ts';

interface Choice {
  /** The player's stored choice, if there is one. The stored text can be anything. */
  stored: string | undefined;
  /** The merchant's default and the languages that it offers. */
  offered: { default: string; supported: readonly string[] };
}

/** The start language: the player's stored choice if the merchant still offers it, else the default. */
export function chooseLanguage({ stored, offered }: Choice): LanguageCode {
  const wanted = stored !== undefined && offered.supported.includes(stored) ? stored : offered.default;
  return isLanguageCode(wanted) ? wanted : 'EN';
}
