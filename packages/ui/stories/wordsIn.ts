import { isValidElement } from 'react';
import { type pseudoLanguages, pseudoText } from '@livery/i18n/pseudo';

/** Languages that stories have words in, by the gateway's code. */
export const storyLanguages = ['EN', 'BN', 'UR', 'PT'] as const;
export type StoryLanguage = (typeof storyLanguages)[number];
/** What the toolbar offers: those, and English in disguise. */
export const toolbarLanguages = [...storyLanguages, 'XA', 'XB'] as const satisfies readonly (
  | StoryLanguage
  | keyof typeof pseudoLanguages
)[];

/**
 * Words of one component's stories, in the language that the toolbar chose; English where it has none, in disguise for the pseudo languages.
 * The table stands in the story's own file.
 */
export function wordsIn<Words>(
  globals: Readonly<Record<string, unknown>>,
  table: Readonly<Record<StoryLanguage, Words>>,
): Words {
  const language = globals['language'];
  if (language === 'XA' || language === 'XB') return inDisguise(table.EN, language === 'XB');
  return table[language as StoryLanguage] ?? table.EN;
}

/** The same words in the same shape, each in the pseudo language; what is no word, such as a function, as it is. */
function inDisguise<Words>(words: Words, isMirrored: boolean): Words {
  if (typeof words === 'string') return pseudoText(words, { isMirrored }) as Words;
  if (Array.isArray(words)) return words.map((each) => inDisguise<unknown>(each, isMirrored)) as Words;
  if (typeof words !== 'object' || words === null || isValidElement(words)) return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, each]) => [key, inDisguise<unknown>(each, isMirrored)]),
  ) as Words;
}
