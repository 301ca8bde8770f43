import type { GatewayError } from '@livery/api/client';
import { failureKey } from '@livery/i18n';
import type { TextsOf } from './texts.ts';

/** The sentence under the login form for a failed login. */
export function loginFailure(error: GatewayError, { auth, common }: TextsOf): string {
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
