import type { GatewayError } from '@livery/api/client';
import type { AuthTexts } from './authTexts.ts';
import { failureText } from './failureText.ts';

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
    default:
      return failureText(error, common);
  }
}
