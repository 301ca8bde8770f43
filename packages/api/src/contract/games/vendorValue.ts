import * as v from 'valibot';

export const vendorValue = v.object({
  vassalage: v.string(),
  displayName: v.string(),
  /** Name of the wallet that its games are played from. */
  accountTypeName: v.string(),
  mobileFolder: v.string(),
  /** File of its logo, a square, below image CDN / MERCHANT / mobileFolder. */
  logo: v.optional(v.string()),
  /** How many of the category's games are its own. */
  gameCount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Classes that its games are sorted into, such as "megaways" or "baccarat". */
  classifications: v.array(v.object({ code: v.string(), name: v.string() })),
  /** An e-lottery vendor that runs on GPI's lobby. */
  isGpi: v.optional(v.boolean()),
});
