import * as v from 'valibot';

export const affiliateDomain = v.pipe(v.string(), v.maxLength(253));
