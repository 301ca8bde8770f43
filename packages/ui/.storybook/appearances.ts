/** What a story is tested in: a house, a mode and a language, whose direction follows from it. */
export interface TestAppearance {
  merchant: string;
  mode: 'dark' | 'light';
  language: string;
}

/** Each house as a stranger meets it first: all four shapes of surface, both modes, both directions, four scripts. */
const houses: readonly TestAppearance[] = [
  { merchant: 'aurora', mode: 'dark', language: 'EN' },
  { merchant: 'padma', mode: 'light', language: 'BN' },
  { merchant: 'indus', mode: 'dark', language: 'UR' },
  { merchant: 'lagoa', mode: 'light', language: 'PT' },
];

/** Every house in both modes, from left to right and from right to left: sixteen. */
const matrix: readonly TestAppearance[] = houses.flatMap(({ merchant, language }) =>
  (['dark', 'light'] as const).flatMap((mode) =>
    [language === 'UR' ? 'EN' : language, 'UR'].map((tongue) => ({ merchant, mode, language: tongue })),
  ),
);

/** The appearances of a run: the houses' own, or the whole matrix where LIVERY_APPEARANCES asks for it. */
export const appearances = process.env['LIVERY_APPEARANCES'] === 'all' ? matrix : houses;

export const nameOf = ({ merchant, mode, language }: TestAppearance) => `${merchant}, ${mode}, ${language}`;
