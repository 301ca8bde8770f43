/**
 * The appearance in which a story is tested: a merchant, a mode and a language. The direction follows from the
 * language.
 */
export interface TestAppearance {
  merchant: string;
  mode: 'dark' | 'light';
  language: string;
}

/** The appearance of `npm test`: a merchant in its own mode and language. */
const standard: TestAppearance = { merchant: 'aurora', mode: 'dark', language: 'EN' };

/**
 * The language of each demo merchant. Together they have all four surface styles, both modes, both directions and four
 * scripts.
 */
const ownLanguages: Readonly<Record<string, string>> = { aurora: 'EN', padma: 'BN', indus: 'UR', lagoa: 'PT' };

/** All sixteen appearances: every merchant in both modes, each in a language of both directions. */
const matrix: readonly TestAppearance[] = Object.entries(ownLanguages).flatMap(([merchant, own]) =>
  (['dark', 'light'] as const).flatMap((mode) =>
    [own === 'UR' ? 'EN' : own, 'UR'].map((language) => ({ merchant, mode, language })),
  ),
);

/** The appearances of a run: all of them if LIVERY_APPEARANCES is `all`, otherwise the standard one. */
export const appearances = process.env['LIVERY_APPEARANCES'] === 'all' ? matrix : [standard];

export const nameOf = ({ merchant, mode, language }: TestAppearance) => `${merchant}, ${mode}, ${language}`;
