import * as v from 'valibot';

/**
 * Target of a back link: a path on the merchant's own host. Browsers remove tabs and line ends, and read \ as /: with
 * these characters a path could point to another host.
 */
export const backPath = v.pipe(
  v.string(),
  v.maxLength(255),
  v.regex(/^\/(?![/\\])[^\s\\]*$/, 'a path on the own host'),
);
