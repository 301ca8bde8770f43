import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { unReadCount } from '../values/unReadCount.ts';

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

export const summary = 'Counts the unread messages of the inbox.';

export const sample: CallValue<typeof getInboxUnread> = { unReadCount: 1 };
