/**
 * The encoding problem of a text file, for example `is UTF-16`. Undefined if the file is UTF-8 without a byte order
 * mark.
 */
export function encodingFault(bytes: Uint8Array): string | undefined {
  const [first, second, third, fourth] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'begins with a byte order mark';
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const isUtf16Unmarked = (first === 0 && second !== 0) || (second === 0 && fourth === 0);
  if (isUtf16 || isUtf16Unmarked) return 'is UTF-16';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return undefined;
  } catch {
    return 'is not UTF-8';
  }
}
