import * as v from 'valibot';

export const vendorValue = v.object({
  vassalage: v.string(),
  displayName: v.string(),
  /** Name of the wallet that its games are played from. */
  accountTypeName: v.string(),
  mobileFolder: v.string(),
  /** Classes that its games are sorted into, such as "megaways" or "baccarat". */
  classifications: v.array(v.object({ code: v.string(), name: v.string() })),
  /** An e-lottery vendor that runs on GPI's lobby. */
  isGpi: v.optional(v.boolean()),
});
