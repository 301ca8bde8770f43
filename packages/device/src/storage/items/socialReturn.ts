import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';
import { parseObject } from '../parsers.ts';

/**
 * Stored before the app opens a page of Google or Facebook, on which the player selects an account. That page loads the
 * app again, so the app's own state is lost.
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
