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
   * Name of the flag on the picker, unless the merchant names another: the gateway's code, but for five languages. It is no
   * country code: BN is drawn as Bangladesh's flag, not Brunei's.
   */
  readonly flag: FlagName;
  /** The digits its readers know. A merchant decides whether they are used for money. */
  readonly numerals: Numerals;
}

/** Names of the flags that there are pictures of. */
export const flagNames = ['BN', 'BR', 'ES', 'KR', 'MM', 'TLG', 'UR', 'US'] as const;
type FlagName = (typeof flagNames)[number];

/** Digit sets, by their CLDR names. */
export type Numerals = 'latn' | 'beng' | 'arab' | 'arabext';

const common = { direction: 'ltr', numerals: 'latn' } as const;

/** The languages that have texts, by the gateway's code. No two share a tag. */
export const languages = {
  EN: { ...common, code: 'EN', tag: 'en', ownName: 'English', flag: 'US' },
  BN: { ...common, code: 'BN', tag: 'bn', ownName: 'বাংলা', flag: 'BN', numerals: 'beng' },
  UR: { ...common, code: 'UR', tag: 'ur', ownName: 'اردو', flag: 'UR', direction: 'rtl' },
  PT: { ...common, code: 'PT', tag: 'pt', ownName: 'Português', flag: 'ES' },
  KO: { ...common, code: 'KO', tag: 'ko', ownName: '한국어', flag: 'KR' },
  KR: { ...common, code: 'KR', tag: 'ko-KR', ownName: '한국어', flag: 'KR' },
  MY: { ...common, code: 'MY', tag: 'my', ownName: 'မြန်မာ', flag: 'MM' },
  TY: { ...common, code: 'TY', tag: 'fil', ownName: 'Filipino', flag: 'TLG' },
} as const satisfies Record<string, Language>;

/**
 * English in disguise, left to right and right to left, for finding what does not fit: see docs/words.md. Offered in
 * development and previews alone; no merchant may name them. Android and Chromium know them by the same tags.
 */
export const pseudoLanguages = {
  XA: { ...common, code: 'XA', tag: 'en-XA', ownName: '[Pséûðö]', flag: 'US' },
  XB: { ...common, code: 'XB', tag: 'ar-XB', ownName: '[Pséûðö ←]', flag: 'US', direction: 'rtl' },
} as const satisfies Record<string, Language>;

const all: Readonly<Record<LanguageCode, Language>> = { ...languages, ...pseudoLanguages };

export type LanguageCode = keyof typeof languages | keyof typeof pseudoLanguages;

export function isLanguageCode(code: string): code is LanguageCode {
  return Object.hasOwn(all, code);
}

/** The language of a gateway code; English for a code that has no texts. */
export function languageOf(code: string): Language {
  return isLanguageCode(code) ? all[code] : languages.EN;
}

/** The folder of a language's texts. Two gateway codes may mean one language: KR and KO. */
export function textsOfCode(code: string): string {
  return code === 'KR' ? 'KO' : code;
}
