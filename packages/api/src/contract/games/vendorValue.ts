import * as v from 'valibot';

export const vendorValue = v.object({
  vassalage: v.string(),
  displayName: v.string(),
  /** Name of the wallet for the vendor's games. */
  accountTypeName: v.string(),
  mobileFolder: v.string(),
  /** File of the vendor's logo, a square, below image CDN / MERCHANT / mobileFolder. */
  logo: v.optional(v.string()),
  /** Number of the category's games from this vendor. */
  gameCount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Classes of the vendor's games, for example "megaways" or "baccarat". */
  classifications: v.array(v.object({ code: v.string(), name: v.string() })),
  /** Whether it is an e-lottery vendor that uses GPI's lobby. */
  isGpi: v.optional(v.boolean()),
});
