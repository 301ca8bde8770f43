import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { botCheckAnswer } from '../auth/botCheckAnswer.ts';
import { dialingCode, mobileNum } from '../values/identity.ts';
import { codeSent } from './codeSent.ts';
import { sampleCode } from './sampleParts.ts';

export const sendSmsCode = defineCall({
  name: 'sendSmsCode',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  access: 'anyone',
  body: v.strictObject({
    mobileNum,
    countryDialingCode: dialingCode,
    purpose: v.optional(v.picklist(['register', 'login', 'password']), 'register'),
    ...botCheckAnswer,
  }),
  value: codeSent,
  failures: ['NOT_ALLOWED', 'BOT_CHECK_WRONG'],
});

export const summary =
  'Sends a code by SMS to register, log in or set a new password. One a minute for each number, and ten a day.';

export const sample: CallValue<typeof sendSmsCode> = sampleCode;
