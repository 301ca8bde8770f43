import type { UnknownWord } from '@livery/api/contract';

/**
 * The entry of a table, for example a colour, for a word of the gateway.
 *
 * @param otherwise the entry for a word that this version does not know
 */
export const entryFor = <Known extends string, Entry>(
  word: Known | UnknownWord,
  table: Readonly<Record<Known, Entry>>,
  otherwise: Entry,
): Entry => (typeof word === 'string' ? table[word] : otherwise);
