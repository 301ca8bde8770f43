import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { editable, personalInfo } from './personalInfo.ts';
import { personal } from './sampleParts.ts';

/** Changes the given fields and returns all fields. Nickname, e-mail and payee have their own calls. */
export const savePersonalInfo = defineCall({
  name: 'savePersonalInfo',
  method: 'POST',
  path: '/wps/member/personal',
  access: 'member',
  moduleId: 'PERSPNL3',
  body: v.partial(v.strictObject(editable)),
  value: personalInfo,
});

export const summary = 'Changes personal details of the member, field by field.';

export const sample: CallValue<typeof savePersonalInfo> = personal;
