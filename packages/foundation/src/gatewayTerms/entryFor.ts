import type { UnknownWord } from '@livery/api/contract';

/**
 * The entry of a table for a word that the gateway sends, for example a colour.
 *
 * @param otherwise the entry for a word that this version of the app does not support
 */
export const entryFor = <Known extends string, Entry>(
  word: Known | UnknownWord,
  table: Readonly<Record<Known, Entry>>,
  otherwise: Entry,
): Entry => (typeof word === 'string' ? table[word] : otherwise);
