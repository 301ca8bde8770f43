/** A language of the product. */
export interface Language {
  /** The gateway's code. It is not a language tag: some gateways use KR for Korean. */
  readonly code: string;
  /** BCP 47 tag, for `lang` and `Intl`. */
  readonly tag: string;
  /** The name of the language in the language itself. */
  readonly ownName: string;
  readonly direction: 'ltr' | 'rtl';
  /**
   * Name of the default flag in the language picker. A merchant can set another flag. The name can differ from the
   * gateway's code: EN has the flag US. The name is not a country code: BN is the flag of Bangladesh, not of Brunei.
   */
  readonly flag: FlagName;
  /** The digits that readers of the language use. The merchant decides whether amounts are written with them. */
  readonly numerals: Numerals;
}

/** Names of the available flag pictures. */
export const flagNames = ['BN', 'BR', 'ES', 'KR', 'MM', 'TLG', 'UR', 'US'] as const;
type FlagName = (typeof flagNames)[number];

/** Digit sets, by their CLDR names. */
export type Numerals = 'latn' | 'beng' | 'arab' | 'arabext';

const common = { direction: 'ltr', numerals: 'latn' } as const;

/** The languages with texts, by the gateway's code. Tags are unique. */
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
 * Pseudo languages for finding layout faults: English with accents, left-to-right and right-to-left. See docs/words.md.
 * Only for development and previews; merchants cannot offer them. Android and Chromium use the same tags.
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

/** The language of a gateway code. English if there are no texts for the code. */
export function languageOf(code: string): Language {
  return isLanguageCode(code) ? all[code] : languages.EN;
}

/** The folder of a language's texts. Two gateway codes can be the same language: KR and KO. */
export function textsOfCode(code: string): string {
  return code === 'KR' ? 'KO' : code;
}
