import type { Vendor } from '@livery/api/games/gameLists';

/**
 * Vendors with short and long names, in several scripts. Their logos cannot be loaded here, so the default picture is
 * shown.
 */
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
