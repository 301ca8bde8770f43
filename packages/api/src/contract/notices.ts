import * as v from 'valibot';
import { announcementValue } from './announcements.ts';
import { defineCall } from './call.ts';
import { language, moment, pageNo, pageOf, pageSize } from './shared.ts';

// Apart from `announcements.ts`: the first screen needs that, these it doesn't.

/** How many someone signed in has not read; 0 for a guest. */
const unReadCount = v.pipe(v.number(), v.integer(), v.minValue(0));

export const getNotices = defineCall({
  name: 'getNotices',
  method: 'GET',
  path: '/wps/relay/MCSFE_notice',
  access: 'anyone',
  moduleId: 'COMM3',
  query: v.strictObject({ language: v.optional(language), pageNo, pageSize: pageSize(20) }),
  value: v.object({
    ...pageOf(v.object({ ...announcementValue.entries, publishedAt: moment })).entries,
    /** Of the whole list, not of the page. */
    unReadCount,
  }),
});

export const markAsRead = defineCall({
  name: 'markAsRead',
  method: 'POST',
  path: '/wps/relay/MCSFE_markAsRead',
  access: 'signedIn',
  moduleId: 'COMM3',
  throttleMs: 150,
  body: v.strictObject({
    /** As the lists carry it, such as "PL-12". */
    announcementId: v.pipe(v.string(), v.regex(/^(PL|PU|PR|A)-[1-9]\d{0,8}$/, 'an announcementId')),
    read: v.literal(true),
  }),
  /** What `getNotices` counts from now on. */
  value: v.object({ unReadCount }),
  failures: ['NOT_FOUND'],
});
