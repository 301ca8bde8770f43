import { fieldTooLarge, type Fields, gather, mostFieldBytes, mostFields, tooManyFields } from './formLimits.ts';

const ampersand = '&'.charCodeAt(0);

/**
 * Reads a body of `application/x-www-form-urlencoded`. Fields are counted and measured before any is decoded.
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
  // A question mark in front would be dropped as that of an address.
  return gather(new URLSearchParams(`&${bytes.toString('utf8')}`));
}
