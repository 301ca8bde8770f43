import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { nameOf, nicknameLimit } from '../values/personName.ts';

export const setNickname = defineCall({
  name: 'setNickname',
  method: 'POST',
  path: '/wps/member/nickname',
  access: 'member',
  moduleId: 'PERSPNL3',
  /** An empty text removes the nickname. */
  body: v.strictObject({ nickname: nameOf({ most: nicknameLimit }) }),
  value: v.object({ nickname: v.string() }),
});

export const summary = 'Sets or removes the nickname.';

export const sample: CallValue<typeof setNickname> = { nickname: 'Mina' };
