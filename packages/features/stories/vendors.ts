import type { Vendor } from '@livery/api/games/gameLists';

/** Vendors with names short and long, in several scripts. Their logos are on no network here: the default picture stands in. */
export const sampleVendors: readonly Vendor[] = [
  'Kite & Kin',
  'Gilded Peacock Live Studios',
  'হিলসা স্টুডিও',
  'ستارہ ٹیبلز',
  'Nine',
  'Copperleaf',
  'Quartz Monkey',
  'Mango Circuit',
  'Night Orchard',
  'Emberfox',
].map((name, index) => ({
  code: `V${index}`,
  name,
  accountTypeName: name,
  classifications: [],
  gameCount: 12 + index * 37,
  isGpi: false,
}));
