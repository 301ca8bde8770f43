import * as v from 'valibot';
import { address, areDifferent } from './parts.ts';

/** `cdn.json`: the sources of the shared code and of the pictures. */
export const cdnSchema = v.strictObject({
  $schema: v.optional(v.string()),
  /** Base address of the shared code, whose file names have a content hash. Empty: the merchant's own host. */
  assetBase: address,
  /** Picture servers, in the order in which they are tried until one replies. */
  imageCdn: v.pipe(
    v.array(address),
    v.minLength(1, 'at least one picture server'),
    v.check(areDifferent, 'each picture server once'),
  ),
});

export type CdnFile = v.InferOutput<typeof cdnSchema>;
