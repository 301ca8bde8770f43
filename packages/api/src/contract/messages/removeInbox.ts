import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { unReadCount } from '../values/unReadCount.ts';
import { chosenInQuery } from './chosenMessages.ts';

export const removeInbox = defineCall({
  name: 'removeInbox',
  method: 'DELETE',
  path: '/wps/inbox',
  access: 'member',
  query: chosenInQuery,
  value: v.object({ unReadCount }),
  failures: ['NOT_FOUND'],
});

export const summary = 'Removes messages from the inbox of this member. Removing one again changes nothing.';

export const sample: CallValue<typeof removeInbox> = { unReadCount: 0 };
