import { type CallValue, defineCall } from '../call.ts';
import { personalInfo } from './personalInfo.ts';
import { personal } from './sampleParts.ts';

export const getPersonalInfo = defineCall({
  name: 'getPersonalInfo',
  method: 'GET',
  path: '/wps/member/personal',
  access: 'member',
  moduleId: 'PERSPNL3',
  value: personalInfo,
});

export const summary = 'Returns the personal details of the member.';

export const sample: CallValue<typeof getPersonalInfo> = personal;
