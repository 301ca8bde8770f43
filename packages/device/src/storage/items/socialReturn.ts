import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';
import { parseObject } from '../parsers.ts';

/**
 * Stored before the player selects an account on a page of Google or Facebook. After that, the page loads the app
 * again.
 */
export interface SocialReturn {
  provider: 'google' | 'facebook';
  /** State of the page's history entry, for example the target after the login. */
  state: unknown;
}

export const socialReturnItem = defineItem<SocialReturn, undefined>({
  key: storageKeys.socialReturn,
  area: 'session',
  parse: parseObject<SocialReturn>(({ provider }) => provider === 'google' || provider === 'facebook'),
  fallback: undefined,
});
