import type { UnknownWord } from '@livery/api/contract';

/** The text of a word of the gateway, where only text is possible. A word that this version does not know is unchanged. */
export const termText = <Known extends string>(word: Known | UnknownWord, text: (word: Known) => string): string =>
  typeof word === 'string' ? text(word) : word.unknown;
