import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { unReadCount } from '../values/unReadCount.ts';

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

export const summary = 'Counts answers of the live chat that the member has not seen. Needs the switch CBS3.';

export const sample: CallValue<typeof getChatUnread> = { unReadCount: 2 };
