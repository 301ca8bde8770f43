import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { unReadCount } from '../values/unReadCount.ts';

export const markAsRead = defineCall({
  name: 'markAsRead',
  method: 'POST',
  path: '/wps/relay/MCSFE_markAsRead',
  access: 'signedIn',
  moduleId: 'COMM3',
  throttleMs: 150,
  body: v.strictObject({
    /** Id of the announcement in the format of the lists, for example "PL-12". */
    announcementId: v.pipe(v.string(), v.regex(/^(PL|PU|PR|A)-[1-9]\d{0,8}$/, 'an announcementId')),
    read: v.literal(true),
  }),
  /** The new number of unread announcements in `getNotices`. */
  value: v.object({ unReadCount }),
  failures: ['NOT_FOUND'],
});

export const summary = 'Marks an announcement as read for the signed-in member. Marking it again changes nothing.';

export const sample: CallValue<typeof markAsRead> = { unReadCount: 0 };
