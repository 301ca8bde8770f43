import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { language } from '../values/language.ts';
import { moment } from '../values/moment.ts';
import { openPicklist } from '../values/openPicklist.ts';
import { pageNo, pageOf, pageSize } from '../values/paging.ts';
import { unReadCount } from '../values/unReadCount.ts';
import { messageKinds } from './messageKinds.ts';

const message = v.object({
  id: v.string(),
  kind: openPicklist(messageKinds),
  title: v.string(),
  /** HTML. Sanitise it before rendering. */
  content: v.string(),
  sentAt: moment,
  read: v.boolean(),
});

export const getInbox = defineCall({
  name: 'getInbox',
  method: 'GET',
  path: '/wps/inbox',
  access: 'member',
  query: v.strictObject({
    language: v.optional(language),
    pageNo,
    pageSize: pageSize(20),
    /**
     * Search words. A message matches if its title and text together contain all words, in any order. Default: all
     * messages.
     */
    search: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
  value: v.object({
    ...pageOf(message).entries,
    /** Number of unread messages in the whole inbox, not only on this page. */
    unReadCount,
  }),
});

export const summary =
  'Lists the messages to a member by page, newest first, with the number of unread ones. With a search, lists the messages that contain its words.';

export const sample: CallValue<typeof getInbox> = {
  content: [
    {
      id: '7',
      kind: 'BONUS',
      title: 'Your bonus is here',
      content: '<p>Enjoy it.</p>',
      sentAt: '2026-03-01T09:30:00.000Z',
      read: false,
    },
  ],
  pageNum: 1,
  totalPages: 1,
  unReadCount: 1,
};
