import * as v from 'valibot';

/** Text of a reply or payload, bounded so that nobody can send a novel. */
export const shortText = v.pipe(v.string(), v.maxLength(255));
