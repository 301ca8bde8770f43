import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { headIconValue } from './headIcon.ts';

export const getHeadIcons = defineCall({
  name: 'getHeadIcons',
  method: 'GET',
  path: '/wps/member/headIcon',
  access: 'member',
  moduleId: 'PERSPNL3',
  value: v.object({
    icons: v.array(headIconValue),
    /** Id of the chosen icon; empty if there is none. */
    current: v.string(),
  }),
});

export const summary = 'Lists the pictures that a member can choose as a head icon.';

export const sample: CallValue<typeof getHeadIcons> = {
  icons: [
    { id: '1', picture: 'heads/1.flat.svg' },
    { id: '2', picture: 'heads/2.flat.svg' },
  ],
  current: '1',
};
