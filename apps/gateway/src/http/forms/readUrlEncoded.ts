import { fieldTooLarge, type Fields, gather, mostFieldBytes, mostFields, tooManyFields } from './formLimits.ts';

const ampersand = '&'.charCodeAt(0);

/**
 * Parses a body of `application/x-www-form-urlencoded`. Fields are counted and measured before any is decoded.
 * @throws REQUEST_INVALID
 */
export function readUrlEncoded(bytes: Buffer): Fields {
  let fields = 1;
  let start = 0;
  for (let end = 0; start < bytes.length; start = end + 1) {
    const at = bytes.indexOf(ampersand, start);
    end = at < 0 ? bytes.length : at;
    if (end - start > mostFieldBytes) throw fieldTooLarge();
    if (at >= 0 && ++fields > mostFields) throw tooManyFields();
  }
  // URLSearchParams would remove a question mark at the start, so an ampersand is put before it.
  return gather(new URLSearchParams(`&${bytes.toString('utf8')}`));
}
