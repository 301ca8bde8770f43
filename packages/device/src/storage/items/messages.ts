import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';
import { parseObject } from '../parsers.ts';
import type { CachedReply } from './cachedReply.ts';
import { isTabChange, type TabChange } from './tabChange.ts';

/** The last announcement or inbox message that was read or removed on this device. */
export const messagesChangeItem = defineItem<TabChange, undefined>({
  key: storageKeys.messagesChange,
  area: 'local',
  parse: parseObject<TabChange>(isTabChange),
  fallback: undefined,
});

/** The newest announcements, to be read again without a network. */
export const noticesItem = defineItem<CachedReply, undefined>({
  key: storageKeys.notices,
  area: 'local',
  parse: parseObject<CachedReply>(({ owner }) => typeof owner === 'string'),
  fallback: undefined,
});
