import { defineItem, type StoredItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';
import { parseObject } from '../parsers.ts';

/** A reply of the gateway that is stored for the start of the next visit. */
export interface CachedReply {
  /** For whom it is: the merchant, the language, the query and, where the call needs a session, the member. */
  owner: string;
  /** As the gateway sent it. Whoever reads it checks it against the call's schema. */
  value: unknown;
}

const parseReply = parseObject<CachedReply>(({ owner }) => typeof owner === 'string');

/** The cached reply under the name that the contract gives it (`cachedAs`). */
export const cachedReplyItem = (key: string): StoredItem<CachedReply, undefined> =>
  defineItem<CachedReply, undefined>({
    key,
    area: 'local',
    parse: parseReply,
    fallback: undefined,
  });

/** The pages of help, to be read again without a network. */
export const helpItem = defineItem<CachedReply, undefined>({
  key: storageKeys.help,
  area: 'local',
  parse: parseReply,
  longest: 500_000,
  fallback: undefined,
});
