import { isLanguageCode, type LanguageCode } from './languages.ts';

interface Choice {
  /** What the person chose earlier, if anything: any text may stand in storage. */
  stored: string | undefined;
  /** The merchant's default and the languages it offers. */
  offered: { default: string; supported: readonly string[] };
}

/** The language to start in: the person's earlier choice while the merchant still offers it, else the default. */
export function chooseLanguage({ stored, offered }: Choice): LanguageCode {
  const wanted = stored !== undefined && offered.supported.includes(stored) ? stored : offered.default;
  return isLanguageCode(wanted) ? wanted : 'EN';
}
