/** What a story is tested in: a house, a mode and a language, whose direction follows from it. */
export interface TestDress {
  merchant: string;
  mode: 'dark' | 'light';
  language: string;
}

/** Each house as a stranger meets it first: all four shapes of surface, both modes, both directions, four scripts. */
const houses: readonly TestDress[] = [
  { merchant: 'aurora', mode: 'dark', language: 'EN' },
  { merchant: 'padma', mode: 'light', language: 'BN' },
  { merchant: 'indus', mode: 'dark', language: 'UR' },
  { merchant: 'lagoa', mode: 'light', language: 'PT' },
];

/** Every house in both modes, from left to right and from right to left: sixteen. */
const matrix: readonly TestDress[] = houses.flatMap(({ merchant, language }) =>
  (['dark', 'light'] as const).flatMap((mode) =>
    [language === 'UR' ? 'EN' : language, 'UR'].map((tongue) => ({ merchant, mode, language: tongue })),
  ),
);

/** The dresses of a run: the houses' own, or the whole matrix where LIVERY_DRESSES asks for it. */
export const dresses = process.env['LIVERY_DRESSES'] === 'all' ? matrix : houses;

export const nameOf = ({ merchant, mode, language }: TestDress) => `${merchant}, ${mode}, ${language}`;
