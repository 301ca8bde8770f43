import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';
import { parseObject } from '../parsers.ts';

/**
 * Stored before the player chooses an account on Google's or Facebook's page, which then loads the app's page again.
 */
export interface SocialReturn {
  provider: 'google' | 'facebook';
  /** State of the page's history entry, for example the target after login. */
  state: unknown;
}

export const socialReturnItem = defineItem<SocialReturn, undefined>({
  key: storageKeys.socialReturn,
  area: 'session',
  parse: parseObject<SocialReturn>(({ provider }) => provider === 'google' || provider === 'facebook'),
  fallback: undefined,
});
