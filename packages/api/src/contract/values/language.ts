import * as v from 'valibot';

/** A gateway language code, such as EN. */
export const language = v.pipe(v.string(), v.regex(/^[A-Z]{2,3}$/));

export const optionalLanguage = v.optional(language);
