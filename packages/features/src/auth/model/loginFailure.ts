import type { GatewayError } from '@livery/api/client';
import type { LoginMethod } from '@livery/device/remembered-login';
import type { AuthTexts } from './authTexts.ts';
import { botCheckText } from './botCheckText.ts';
import { failureText } from './failureText.ts';

/** Returns the error message below the login form. It never reveals whether the account exists. */
export function loginFailure(error: GatewayError, method: LoginMethod, { auth, common }: AuthTexts): string {
  switch (error.code) {
    case 'LOGIN_WRONG':
      return auth(method === 'sms' ? 'loginCodeWrong' : 'loginWrong');
    case 'CAPTCHA_REQUIRED':
      return auth('captchaNeeded');
    case 'CAPTCHA_WRONG':
      return auth('captchaWrong');
    case 'ACCOUNT_DISABLED':
      return auth('accountDisabled');
    default:
      return botCheckText(error, auth) ?? failureText(error, common);
  }
}
