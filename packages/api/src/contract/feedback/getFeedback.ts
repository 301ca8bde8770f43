import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { moment } from '../values/moment.ts';
import { openPicklist } from '../values/openPicklist.ts';
import { pageNo, pageOf, pageSize } from '../values/paging.ts';
import { feedbackCategories } from './feedbackLimits.ts';

export const getFeedback = defineCall({
  name: 'getFeedback',
  method: 'GET',
  path: '/wps/feedback',
  access: 'member',
  query: v.strictObject({ pageNo, pageSize: pageSize(20) }),
  value: pageOf(
    v.object({
      id: v.string(),
      category: openPicklist(feedbackCategories),
      text: v.string(),
      sentAt: moment,
      /** Addresses of the pictures. They are valid for some minutes; a new request returns new addresses. */
      pictures: v.array(v.string()),
      /** The merchant's answer, as plain text. Missing if there is no answer yet. */
      answer: v.optional(v.object({ text: v.string(), at: moment })),
    }),
  ),
});

export const summary = "Lists a member's own feedback by page, newest first.";

export const sample: CallValue<typeof getFeedback> = {
  content: [
    {
      id: '3',
      category: 'GAME',
      text: 'The wheel stands still.',
      sentAt: '2026-03-01T09:30:00.000Z',
      pictures: ['/pictures/1'],
      answer: { text: 'Thank you. It turns again.', at: '2026-03-01T10:05:00.000Z' },
    },
  ],
  pageNum: 1,
  totalPages: 1,
};
