import * as v from 'valibot';

/**
 * A word that the gateway sends, for example a state, and that this version of the client does not define. Screens show
 * the word unchanged.
 */
export interface UnknownWord {
  unknown: string;
}

const unknownWord = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.transform((unknown): UnknownWord => ({ unknown })),
);

/**
 * One of these words, or another word that the gateway sends. Histories, promotions, contracts, messages and feedback
 * use it for states, types and topics. An entry with an unknown word remains in its list, because its amount is part of
 * the sums, or because the player would otherwise not see the entry. Requests accept only the words in the list.
 */
/* @__NO_SIDE_EFFECTS__ */
export const openPicklist = <const Words extends readonly string[]>(words: Words) =>
  v.union([v.picklist(words), unknownWord]);
