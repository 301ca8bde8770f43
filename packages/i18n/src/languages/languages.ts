/** A language as the product offers it. */
export interface Language {
  /** The gateway's code. It is no language tag: some gateways say KR for Korean. */
  readonly code: string;
  /** BCP 47 tag, for `lang` and `Intl`. */
  readonly tag: string;
  /** The language's name in itself. */
  readonly ownName: string;
  readonly direction: 'ltr' | 'rtl';
  /** ISO 3166-1 alpha-2 code of the flag on the picker. */
  readonly flag: string;
  /** The digits its readers know. A merchant decides whether they are used for money. */
  readonly numerals: Numerals;
}

/** Digit sets, by their CLDR names. */
export type Numerals = 'latn' | 'beng' | 'arab' | 'arabext';

/** The languages that have texts, by the gateway's code. */
export const languages = {
  EN: { code: 'EN', tag: 'en', ownName: 'English', direction: 'ltr', flag: 'US', numerals: 'latn' },
  BN: { code: 'BN', tag: 'bn', ownName: 'বাংলা', direction: 'ltr', flag: 'BD', numerals: 'beng' },
  UR: { code: 'UR', tag: 'ur', ownName: 'اردو', direction: 'rtl', flag: 'PK', numerals: 'latn' },
} as const satisfies Record<string, Language>;

export type LanguageCode = keyof typeof languages;

export function isLanguageCode(code: string): code is LanguageCode {
  return Object.hasOwn(languages, code);
}

/** The language of a gateway code; English for a code that has no texts. */
export function languageOf(code: string): Language {
  return isLanguageCode(code) ? languages[code] : languages.EN;
}

/** The gateway code of a BCP 47 tag; EN when no language has it. */
export function codeOfTag(tag: string): LanguageCode {
  return Object.values(languages).find((language) => language.tag === tag)?.code ?? 'EN';
}
