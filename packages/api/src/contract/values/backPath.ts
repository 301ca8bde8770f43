import * as v from 'valibot';

/**
 * Where a page leads back to: a path on the merchant's own host. Browsers drop tabs and line ends, and read \ as /:
 * with them a path could name another host.
 */
export const backPath = v.pipe(
  v.string(),
  v.maxLength(255),
  v.regex(/^\/(?![/\\])[^\s\\]*$/, 'a path on the own host'),
);
