import * as v from 'valibot';
import { hasClosedIsolates, hasHiddenTags, isVisible } from './hiddenMarks.ts';

/** Any text that is not empty. */
export const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'a text that is not empty'));

/** An HTML tag, comment or character reference. */
const markup = /<[a-z/!?]|&(#\w+|[a-z]\w*);/i;

/** Checks that a text has no HTML. Pages would show tags literally. */
export const withoutMarkup = v.check<string, string>(
  (value) => !markup.test(value),
  'text without HTML: no <tags> and no &references;',
);

/** Characters that change the direction of all following text. Isolates, which are closed, are allowed in texts. */
const overrides = /[\u202a-\u202e]/;

/**
 * Checks that a text has a visible character, no control characters except line breaks, and no characters that change
 * the direction of the following text.
 */
export const withoutHiddenMarks = v.check<string, string>(
  (value) =>
    !overrides.test(value) &&
    !/(?!\n)[\p{Cc}\ufeff]/u.test(value) &&
    !hasHiddenTags(value) &&
    hasClosedIsolates(value) &&
    (value === '' || isVisible(value)),
  'visible text without control characters, tag characters and marks that turn the direction of the following text, and with U+2069 after each isolate',
);

const lineWords = 'a text of one line that can be seen, without control characters and direction marks';
const lineCharacters = /^[^\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u2069\ufeff]*$/u;

/**
 * Checks that the pattern of a line cannot express. A line that the pattern refuses passes here, so that one mistake
 * has one message.
 */
const isReadable = (value: string): boolean =>
  value === '' || !lineCharacters.test(value) || (!/\p{Cs}/u.test(value) && !hasHiddenTags(value) && isVisible(value));

/**
 * Schema of a text of one line for positions without isolation, for example a title. The line has no control
 * characters, no marks that change the direction of the following text, no invisible letters, and no HTML.
 * @param most maximum number of characters
 */
export const lineOf = (most: number) =>
  v.pipe(
    text,
    v.regex(lineCharacters, lineWords),
    v.check(isReadable, lineWords),
    withoutMarkup,
    v.maxLength(most, `at most ${most} characters`),
  );

/** A line that is long enough for a sentence. */
export const line = lineOf(200);

/** A host name in the form of DNS: two labels or more, and the last is not a number. */
export const hostPattern = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** A language code of the gateway: capital letters, not a BCP 47 tag. `@livery/i18n` has the list of languages. */
export const languageCode = v.pipe(v.string(), v.regex(/^[A-Z]{2,3}$/, 'a gateway language code, such as EN or BN'));

const addressWords =
  'an https:// address or a path that starts with one /, without .., ?, #, user name, blanks, quotes, ;, $ and braces; or empty for the own host';

/**
 * Schema of the address of code, pictures or a gateway: an https address, an http address on this machine, a path on
 * the merchant's own host, or empty for that host.
 */
export const address = v.pipe(
  v.string(),
  v.regex(/^(https?:\/\/[^\s?#@]+|\/[^\s?#]*|)$/, addressWords),
  v.check((value) => value === '' || isOwnPath(value) || isBase(value), addressWords),
);

/**
 * Whether a value is a path on the merchant's own host. It must not be on another host (`//evil.example`) or contain
 * `..` segments.
 */
export function isOwnPath(value: string): boolean {
  return /^\/(?![/\\])[^\s?#\\]*$/.test(value) && !hasStepUp(value) && !breaksHeaders(value);
}

/** Whether a value is a base address to which paths can be appended. */
function isBase(value: string): boolean {
  const url = URL.parse(value);
  if (
    url === null ||
    url.username !== '' ||
    url.password !== '' ||
    /[?#\\\s]/.test(value) ||
    hasStepUp(value) ||
    breaksHeaders(value)
  )
    return false;
  const isHere = /^(localhost|127\.0\.0\.1|\[::1\]|[a-z0-9-]+\.localhost)$/.test(url.hostname);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isHere);
}

/**
 * Whether a value contains a character that ends a value in a header, in the content security policy, or in nginx.conf.
 */
const breaksHeaders = (value: string): boolean => /[;,'"`${}<>]/.test(value);

const hasStepUp = (path: string): boolean => path.split('/').some((part) => /^(\.|%2e){1,2}$/i.test(part));

/** Whether all values are different. */
export const areDifferent = <Value extends string | number>(values: Value[]): boolean =>
  new Set(values).size === values.length;
