import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { unReadCount } from '../values/unReadCount.ts';
import { chosenMessages } from './chosenMessages.ts';

export const readInbox = defineCall({
  name: 'readInbox',
  method: 'POST',
  path: '/wps/inbox',
  access: 'member',
  body: chosenMessages,
  value: v.object({ unReadCount }),
  failures: ['NOT_FOUND'],
});

export const summary = 'Marks all named messages as read, or none if one of them is not in the inbox.';

export const sample: CallValue<typeof readInbox> = { unReadCount: 0 };
