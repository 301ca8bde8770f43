import type { GatewayError } from '@livery/api/client';
import { failureKey } from '@livery/i18n';
import type { AuthTexts } from './authTexts.ts';

/** The sentence under the login form for a failed login. */
export function loginFailure(error: GatewayError, { auth, common }: AuthTexts): string {
  switch (error.code) {
    case 'LOGIN_WRONG':
      return auth('loginWrong');
    case 'CAPTCHA_REQUIRED':
      return auth('captchaNeeded');
    case 'CAPTCHA_WRONG':
      return auth('captchaWrong');
    case 'ACCOUNT_DISABLED':
      return auth('accountDisabled');
    case 'TOO_MANY':
      return error.retryAfterSeconds === undefined
        ? common('tooManySoon')
        : common('tooMany', { count: error.retryAfterSeconds });
    default:
      return common(failureKey(error));
  }
}
