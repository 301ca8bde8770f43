import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';
import { parseObject } from '../parsers.ts';

/** Where a person was who went to Google's or Facebook's page to choose an account, and comes back to a page loaded anew. */
export interface SocialReturn {
  provider: 'google' | 'facebook';
  /** What the history entry of the page held, such as where login leads. */
  state: unknown;
}

export const socialReturnItem = defineItem<SocialReturn, undefined>({
  key: storageKeys.socialReturn,
  area: 'session',
  parse: parseObject<SocialReturn>(({ provider }) => provider === 'google' || provider === 'facebook'),
  fallback: undefined,
});
