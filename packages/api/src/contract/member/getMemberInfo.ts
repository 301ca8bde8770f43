import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';

export const getMemberInfo = defineCall({
  name: 'getMemberInfo',
  method: 'GET',
  path: '/wps/member/info',
  access: 'signedIn',
  moduleId: 'PERSPNL3',
  cachedAs: 'memberInfo',
  value: v.object({
    id: v.string(),
    type: v.pipe(v.number(), v.integer()),
    /** Empty if the player chose no nickname. */
    nickname: v.string(),
    account: v.string(),
    /** File of the player's picture, below image CDN / MERCHANT. */
    headIcon: v.optional(v.string()),
    clubLabel: v.optional(v.object({ labelName: v.string() })),
  }),
});

export const summary = 'Returns the signed-in member.';

export const sample: CallValue<typeof getMemberInfo> = {
  id: 'member-1',
  type: 0,
  nickname: '',
  account: 'amina',
  clubLabel: { labelName: 'Gold' },
};
