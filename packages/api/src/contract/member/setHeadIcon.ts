import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { headIconValue } from './headIcon.ts';

export const setHeadIcon = defineCall({
  name: 'setHeadIcon',
  method: 'POST',
  path: '/wps/member/headIcon',
  access: 'member',
  moduleId: 'PERSPNL3',
  encoding: 'form',
  body: v.strictObject({ headIcon: v.pipe(v.string(), v.minLength(1), v.maxLength(8)) }),
  value: headIconValue,
  failures: ['NOT_FOUND'],
});

export const summary = 'Chooses a head icon.';

export const sample: CallValue<typeof setHeadIcon> = { id: '2', picture: 'heads/2.flat.svg' };
