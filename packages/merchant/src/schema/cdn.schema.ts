import * as v from 'valibot';
import { address, areDifferent } from './parts.ts';

/** `cdn.json`: the sources of the shared code and of the pictures. */
export const cdnSchema = v.strictObject({
  $schema: v.optional(v.string()),
  /** Base address of the shared, content-hashed code. Empty: the merchant's own host. */
  assetBase: address,
  /** Picture servers, tried in this order until one replies. */
  imageCdn: v.pipe(
    v.array(address),
    v.minLength(1, 'at least one picture server'),
    v.check(areDifferent, 'each picture server once'),
  ),
});

export type CdnFile = v.InferOutput<typeof cdnSchema>;
