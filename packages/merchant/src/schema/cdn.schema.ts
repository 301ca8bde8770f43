import * as v from 'valibot';
import { address, areDifferent } from './parts.ts';

/** `cdn.json`: where the shared code and the pictures come from. */
export const cdnSchema = v.strictObject({
  $schema: v.optional(v.string()),
  /** Base of the shared, content-hashed code. Empty: the merchant's own host. */
  assetBase: address,
  /** Picture servers, tried in this order until one answers. */
  imageCdn: v.pipe(
    v.array(address),
    v.minLength(1, 'at least one picture server'),
    v.check(areDifferent, 'each picture server once'),
  ),
});

export type CdnFile = v.InferOutput<typeof cdnSchema>;
