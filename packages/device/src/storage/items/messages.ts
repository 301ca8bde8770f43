import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';
import { parseObject } from '../parsers.ts';
import { isTabChange, type TabChange } from './tabChange.ts';

/** The last announcement or inbox message that was read or removed on this device. */
export const messagesChangeItem = defineItem<TabChange, undefined>({
  key: storageKeys.messagesChange,
  area: 'local',
  parse: parseObject<TabChange>(isTabChange),
  fallback: undefined,
});

/** The inbox as far as it can be read again without a network. */
interface StoredInbox {
  /** Whose it is: the merchant, the language, the member. */
  owner: string;
  /** Messages, the newest first. Whoever reads them checks them against the contract. */
  messages: unknown;
  /** Ids of those that were opened, the last one first. */
  opened: readonly string[];
}

export const inboxItem = defineItem<StoredInbox, undefined>({
  key: storageKeys.inbox,
  area: 'local',
  parse: parseObject<StoredInbox>(
    ({ owner, opened }) =>
      typeof owner === 'string' && Array.isArray(opened) && opened.every((id: unknown) => typeof id === 'string'),
  ),
  longest: 400_000,
  fallback: undefined,
});
