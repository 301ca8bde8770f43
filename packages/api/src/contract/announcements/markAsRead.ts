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
    /** As the lists carry it, such as "PL-12". */
    announcementId: v.pipe(v.string(), v.regex(/^(PL|PU|PR|A)-[1-9]\d{0,8}$/, 'an announcementId')),
    read: v.literal(true),
  }),
  /** What `getNotices` counts from now on. */
  value: v.object({ unReadCount }),
  failures: ['NOT_FOUND'],
});

export const summary = 'Marks an announcement as read for whoever is signed in. Marking it again changes nothing.';

export const sample: CallValue<typeof markAsRead> = { unReadCount: 0 };
