import * as v from 'valibot';

/** A word of the gateway, such as a state, that this version does not know. Screens show it as it came. */
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
 * One of these words, or another word of the gateway. Histories of money use it for states, types and statuses: a row with an unknown
 * word stays in its list, because its amount is part of the sums. Requests accept the known words only.
 */
/* @__NO_SIDE_EFFECTS__ */
export const openPicklist = <const Words extends readonly string[]>(words: Words) =>
  v.union([v.picklist(words), unknownWord]);
