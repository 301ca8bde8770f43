import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { language } from '../values/language.ts';
import { moment } from '../values/moment.ts';
import { pageNo, pageOf, pageSize } from '../values/paging.ts';
import { unReadCount } from '../values/unReadCount.ts';
import { announcementValue } from './announcementValue.ts';
import { announcement } from './sampleParts.ts';

export const getNotices = defineCall({
  name: 'getNotices',
  method: 'GET',
  path: '/wps/relay/MCSFE_notice',
  access: 'anyone',
  moduleId: 'COMM3',
  query: v.strictObject({ language: v.optional(language), pageNo, pageSize: pageSize(20) }),
  value: v.object({
    ...pageOf(v.object({ ...announcementValue.entries, publishedAt: moment })).entries,
    /** Number of unread announcements in the whole list, not only on this page. */
    unReadCount,
  }),
});

export const summary =
  'Lists announcements by page, newest first, with the number of unread ones: those for players, and for an agent also those for agents.';

export const sample: CallValue<typeof getNotices> = {
  content: [{ ...announcement, publishedAt: '2026-03-01T09:30:00.000Z' }],
  pageNum: 1,
  totalPages: 1,
  unReadCount: 1,
};
