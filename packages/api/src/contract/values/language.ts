import * as v from 'valibot';

/** A language code of the gateway, for example EN. */
export const language = v.pipe(v.string(), v.regex(/^[A-Z]{2,3}$/));

export const optionalLanguage = v.optional(language);
