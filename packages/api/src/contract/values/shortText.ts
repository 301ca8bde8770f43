import * as v from 'valibot';

/** Text of a reply or payload with a limited length, so that callers cannot send huge texts. */
export const shortText = v.pipe(v.string(), v.maxLength(255));
