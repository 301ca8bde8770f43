import { registrationBody } from './registrationBody.ts';

/** Common parts of both registrations: by user name and by mobile number. */
export const registration = {
  method: 'PUT',
  access: 'anyone',
  moduleId: 'REG3',
  isEncrypted: true,
  isIdempotent: true,
  body: registrationBody,
  failures: [
    'USER_EXISTS',
    'MOBILE_EXISTS',
    'CAPTCHA_REQUIRED',
    'CAPTCHA_WRONG',
    'BOT_CHECK_WRONG',
    'VERIFICATION_WRONG',
    'AFFILIATE_INVALID',
    'REFERRER_INVALID',
    'NOT_ALLOWED',
  ],
} as const;
