/** A language as the product offers it. */
export interface Language {
  /** The gateway's code. It is no language tag: some gateways say KR for Korean. */
  readonly code: string;
  /** BCP 47 tag, for `lang` and `Intl`. */
  readonly tag: string;
  /** The language's name in itself. */
  readonly ownName: string;
  readonly direction: 'ltr' | 'rtl';
  /**
   * Name of the flag on the picker, as the product gives them out: five codes have one that is named otherwise, every
   * other language bears its own code. No country's code: BN is drawn as Bangladesh's flag, not Brunei's.
   */
  readonly flag: string;
  /** The digits its readers know. A merchant decides whether they are used for money. */
  readonly numerals: Numerals;
  /** The language whose texts it shows, where two gateway codes mean one language. */
  readonly sameAs?: string;
}

/** Digit sets, by their CLDR names. */
export type Numerals = 'latn' | 'beng' | 'arab' | 'arabext';

/** The languages that have texts, by the gateway's code. A tag stands once, so that it leads back to its code. */
export const languages = {
  EN: { code: 'EN', tag: 'en', ownName: 'English', direction: 'ltr', flag: 'US', numerals: 'latn' },
  BN: { code: 'BN', tag: 'bn', ownName: 'বাংলা', direction: 'ltr', flag: 'BN', numerals: 'beng' },
  UR: { code: 'UR', tag: 'ur', ownName: 'اردو', direction: 'rtl', flag: 'UR', numerals: 'latn' },
  PT: { code: 'PT', tag: 'pt', ownName: 'Português', direction: 'ltr', flag: 'ES', numerals: 'latn' },
  KO: { code: 'KO', tag: 'ko', ownName: '한국어', direction: 'ltr', flag: 'KR', numerals: 'latn' },
  KR: { code: 'KR', tag: 'ko-KR', ownName: '한국어', direction: 'ltr', flag: 'KR', numerals: 'latn', sameAs: 'KO' },
  MY: { code: 'MY', tag: 'my', ownName: 'မြန်မာ', direction: 'ltr', flag: 'MM', numerals: 'latn' },
  TY: { code: 'TY', tag: 'fil', ownName: 'Filipino', direction: 'ltr', flag: 'TLG', numerals: 'latn' },
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

/** The folder of a language's texts: its own code, or that of the language it is the same as. */
export function textsOfCode(code: string): string {
  return languageOf(code).sameAs ?? languageOf(code).code;
}
