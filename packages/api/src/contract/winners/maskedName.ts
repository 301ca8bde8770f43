import * as v from 'valibot';

/** A player's name as other players see it: "a***7". */
export const maskedName = v.pipe(v.string(), v.regex(/^.\*\*\*.$/u));
