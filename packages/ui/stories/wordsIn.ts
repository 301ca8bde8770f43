import { isValidElement } from 'react';
import { type LanguageCode, languages, textsOfCode } from '@livery/i18n';
import { pseudoLanguages, pseudoText } from '@livery/i18n/pseudo';
import { withAmounts } from './amounts.ts';

/** Languages of the stories' texts, by the gateway's code. Every other language shows the English texts. */
export const storyLanguages = ['EN', 'BN', 'UR', 'PT'] as const;
export type StoryLanguage = (typeof storyLanguages)[number];

/** The languages of the toolbar: every language that has texts of its own, and the pseudo languages. */
export const toolbarLanguages: readonly string[] = [
  ...(Object.keys(languages) as LanguageCode[]).filter((code) => textsOfCode(code) === code),
  ...Object.keys(pseudoLanguages),
];

/**
 * The texts of one component's stories in the toolbar's language, made longer for the pseudo languages. An amount in a
 * text is written `{{1234.50}}` and shown in the format of the toolbar's merchant.
 */
export function wordsIn<Words>(
  globals: Readonly<Record<string, unknown>>,
  table: Readonly<Record<StoryLanguage, Words>>,
): Words {
  const language = globals['language'];
  const isPseudo = language === 'XA' || language === 'XB';
  const words = table[language as StoryLanguage] ?? table.EN;
  return eachText(words, (text) =>
    withAmounts(globals, isPseudo ? pseudoText(text, { isMirrored: language === 'XB' }) : text),
  );
}

/** Returns the same structure with every text changed. Other values, for example functions, do not change. */
function eachText<Words>(words: Words, change: (text: string) => string): Words {
  if (typeof words === 'string') return change(words) as Words;
  if (Array.isArray(words)) return words.map((each) => eachText<unknown>(each, change)) as Words;
  if (typeof words !== 'object' || words === null || isValidElement(words)) return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, each]) => [key, eachText<unknown>(each, change)]),
  ) as Words;
}
