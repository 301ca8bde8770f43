import * as v from 'valibot';
import { defineCall } from './call.ts';
import { backPath, language, moment, pageNo, pageOf, pageSize, rowId } from './shared.ts';

/** What a message of the inbox is about. */
export const messageKinds = [
  'WELCOME',
  'BONUS',
  'DEPOSIT',
  'WITHDRAWAL',
  'GAME',
  'AGENT',
  'MAINTENANCE',
  'SECURITY',
  'OTHER',
] as const;
export type MessageKind = (typeof messageKinds)[number];

const unReadCount = v.pipe(v.number(), v.integer(), v.minValue(0));

const message = v.object({
  id: v.string(),
  kind: v.picklist(messageKinds),
  title: v.string(),
  /** HTML. Never shown before it was sanitised. */
  content: v.string(),
  sentAt: moment,
  read: v.boolean(),
});

export const getInbox = defineCall({
  name: 'getInbox',
  method: 'GET',
  path: '/wps/inbox',
  access: 'member',
  query: v.strictObject({ language: v.optional(language), pageNo, pageSize: pageSize(20) }),
  value: v.object({
    ...pageOf(message).entries,
    /** Of the whole inbox, not of the page. */
    unReadCount,
  }),
});

const chosen = v.strictObject({ messageIds: v.pipe(v.array(rowId), v.minLength(1), v.maxLength(100)) });

export const readInbox = defineCall({
  name: 'readInbox',
  method: 'POST',
  path: '/wps/inbox',
  access: 'member',
  body: chosen,
  value: v.object({ unReadCount }),
  failures: ['NOT_FOUND'],
});

export const removeInbox = defineCall({
  name: 'removeInbox',
  method: 'DELETE',
  path: '/wps/inbox',
  access: 'member',
  body: chosen,
  value: v.object({ unReadCount }),
  failures: ['NOT_FOUND'],
});

export const getInboxUnread = defineCall({
  name: 'getInboxUnread',
  method: 'GET',
  path: '/wps/inbox/unread',
  access: 'member',
  moduleId: 'CBS3',
  throttleMs: 250,
  isSilent: true,
  value: v.object({ unReadCount }),
});

export const getChatUnread = defineCall({
  name: 'getChatUnread',
  method: 'GET',
  path: '/wps/chat/unread',
  access: 'member',
  moduleId: 'CBS3',
  isSilent: true,
  value: v.object({ unReadCount }),
  failures: ['NOT_ALLOWED'],
});

export const getChatLink = defineCall({
  name: 'getChatLink',
  method: 'GET',
  path: '/wps/chat/link',
  access: 'member',
  moduleId: 'CBS3',
  query: v.strictObject({
    b2c: v.literal('1'),
    language,
    /** Where the chat's way out leads: a path on the merchant's own host. */
    backUrl: v.optional(backPath),
    /** Ground of the chat's header: "#0b7a55" or "#073". */
    headerColor: v.optional(
      v.pipe(v.string(), v.regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, 'a colour such as "#0b7a55"')),
    ),
    /** Heading of the chat. */
    title: v.optional(v.pipe(v.string(), v.maxLength(60))),
  }),
  /** Address to open. Carries a one-time ticket, never the session's token. */
  value: v.object({ chatUrl: v.pipe(v.string(), v.regex(/^(https?:\/\/|\/(?![/\\]))/i, 'a web address or a path')) }),
  failures: ['NOT_ALLOWED'],
});
