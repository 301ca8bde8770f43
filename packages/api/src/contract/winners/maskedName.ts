import * as v from 'valibot';

/** A player as others see them: "a***7". */
export const maskedName = v.pipe(v.string(), v.regex(/^.\*\*\*.$/u));
