import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { backPath } from '../values/backPath.ts';
import { language } from '../values/language.ts';

export const getChatLink = defineCall({
  name: 'getChatLink',
  method: 'GET',
  path: '/wps/chat/link',
  access: 'member',
  moduleId: 'CBS3',
  query: v.strictObject({
    b2c: v.literal('1'),
    language,
    /** Target of the chat's back link: a path on the merchant's own host. */
    backUrl: v.optional(backPath),
    /** Background colour of the chat's header: "#0b7a55" or "#073". */
    headerColor: v.optional(
      v.pipe(v.string(), v.regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, 'a colour such as "#0b7a55"')),
    ),
    /** Heading of the chat. */
    title: v.optional(v.pipe(v.string(), v.maxLength(60))),
  }),
  /** Address to open. Contains a one-time ticket, never the session's token. */
  value: v.object({ chatUrl: v.pipe(v.string(), v.regex(/^(https?:\/\/|\/(?![/\\]))/i, 'a web address or a path')) }),
  failures: ['NOT_ALLOWED'],
});

export const summary =
  'Returns the address that opens the live chat. It contains a one-time ticket. Needs the switch CBS3.';

export const sample: CallValue<typeof getChatLink> = { chatUrl: 'http://gateway.test/chat/ticket-1' };
