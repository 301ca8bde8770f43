import { defineItem, type StoredItem } from '../defineItem.ts';
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

/** Messages that are readable without a network. */
export interface StoredMessages {
  /** The owner: merchant, language and member. */
  owner: string;
  /** Messages, newest first. The reader must check them against the contract. */
  messages: unknown;
  /** Ids of the opened messages, the last opened one first. */
  opened: readonly string[];
}

const storedMessages = (key: string): StoredItem<StoredMessages, undefined> =>
  defineItem<StoredMessages, undefined>({
    key,
    area: 'local',
    parse: parseObject<StoredMessages>(
      ({ owner, opened }) =>
        typeof owner === 'string' && Array.isArray(opened) && opened.every((id: unknown) => typeof id === 'string'),
    ),
    longest: 400_000,
    fallback: undefined,
  });

/** The inbox of the signed-in member. */
export const inboxItem = storedMessages(storageKeys.inbox);

/** The announcements. */
export const noticesItem = storedMessages(storageKeys.notices);
