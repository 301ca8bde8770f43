import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';
import { parseObject } from '../parsers.ts';

/** The affiliate whose link the player followed. Stored until the player registers. */
export interface AffiliateLink {
  merchant: string;
  code: string;
  /** Time when the link was last followed: milliseconds since 1970, by this device's clock. */
  at: number;
}

/** Available after the visit, because a player who follows a link today may register tomorrow. */
export const affiliateLinkItem = defineItem<AffiliateLink, undefined>({
  key: storageKeys.affiliateLink,
  area: 'local',
  parse: parseObject<AffiliateLink>(
    ({ merchant, code, at }) => typeof merchant === 'string' && typeof code === 'string' && Number.isFinite(at),
  ),
  fallback: undefined,
});
