import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';
import { parseObject } from '../parsers.ts';

/** The affiliate whose link brought this person, until they register. */
export interface AffiliateLink {
  merchant: string;
  code: string;
  /** When the link was last followed: milliseconds since 1970, by this device's clock. */
  at: number;
}

/** It outlives the visit: whoever follows a friend's link today may register tomorrow. */
export const affiliateLinkItem = defineItem<AffiliateLink, undefined>({
  key: storageKeys.affiliateLink,
  area: 'local',
  parse: parseObject<AffiliateLink>(
    ({ merchant, code, at }) => typeof merchant === 'string' && typeof code === 'string' && Number.isFinite(at),
  ),
  fallback: undefined,
});
