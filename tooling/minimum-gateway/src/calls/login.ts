import { members, password } from '../data/members.ts';
import { Refusal } from '../refusal.ts';
import type { GuestCall } from './call.ts';

export const login: GuestCall = {
  method: 'POST',
  path: '/wps/session/login',
  required: ['username', 'password', 'type'],
  optional: [
    'captcha',
    'captchaId',
    'geetestLotNumber',
    'geetestCaptchaOutput',
    'geetestPassToken',
    'geetestGenTime',
    'deviceToken',
    'firebaseChannel',
    'firebaseIdToken',
    'firebaseMobileNo',
    'countryDialingCode',
  ],
  isEncrypted: true,
  answer(fields, { sessions }) {
    const member = members.find(({ name }) => name === fields.username);
    if (!member || fields.password !== password) {
      throw new Refusal('LOGIN_WRONG', 'The user name or the password is wrong.');
    }
    return { token: sessions.start(member), userName: member.name, type: member.type, firstTimeLogin: false };
  },
};
