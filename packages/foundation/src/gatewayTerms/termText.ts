import type { UnknownWord } from '@livery/api/contract';

/**
 * The text for a word that the gateway sends, as a string. A word that this version of the app does not support is
 * returned unchanged.
 */
export const termText = <Known extends string>(word: Known | UnknownWord, text: (word: Known) => string): string =>
  typeof word === 'string' ? text(word) : word.unknown;
