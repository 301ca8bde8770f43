import { defineItem, type StoredItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';
import { parseObject } from '../parsers.ts';

/** A reply of the gateway that is stored for the start of the next visit. */
export interface CachedReply {
  /** The owner of the reply: the merchant, the language, the query and, if the call needs a session, the member. */
  owner: string;
  /** The value from the gateway. The reader must check it against the call's schema. */
  value: unknown;
}

const parseReply = parseObject<CachedReply>(({ owner }) => typeof owner === 'string');

/** The cached reply with the name from the contract (`cachedAs`). */
export const cachedReplyItem = (key: string): StoredItem<CachedReply, undefined> =>
  defineItem<CachedReply, undefined>({
    key,
    area: 'local',
    parse: parseReply,
    fallback: undefined,
  });

/** The help pages, for reading without a network. */
export const helpItem = defineItem<CachedReply, undefined>({
  key: storageKeys.help,
  area: 'local',
  parse: parseReply,
  longest: 500_000,
  fallback: undefined,
});
