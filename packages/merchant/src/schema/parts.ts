import * as v from 'valibot';

/** Any text that is not empty. */
export const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'a text that is not empty'));

/** A language as the gateway names it: capitals, not a BCP 47 tag. `@livery/i18n` knows which ones exist. */
export const languageCode = v.pipe(v.string(), v.regex(/^[A-Z]{2,3}$/, 'a gateway language code, such as EN or BN'));

/** An address: absolute https, loopback http, or a path on the merchant's own host. */
export const address = v.pipe(
  v.string(),
  v.regex(
    /^(https:\/\/[^\s]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?[^\s]*|\/[^\s]*|)$/,
    'an https:// address, a path that starts with /, or empty for the own host',
  ),
);
