import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';

const page = { title: v.string(), /** HTML. */ content: v.optional(v.string()) };

export const getHelp = defineCall({
  name: 'getHelp',
  method: 'GET',
  path: '/wps/relay/MCS2_helpCenter',
  access: 'anyone',
  query: v.strictObject({ device: v.literal('MOBILE'), lang: v.pipe(v.string(), v.regex(/^[A-Z]{2,3}$/)) }),
  independentLists: ['children'],
  value: v.array(v.object({ ...page, children: v.optional(v.array(v.object(page))) })),
});

export const summary = 'Lists the help pages with their children.';

export const sample: CallValue<typeof getHelp> = [
  { title: 'Money', children: [{ title: 'Deposits', content: '<p>How</p>' }] },
];
