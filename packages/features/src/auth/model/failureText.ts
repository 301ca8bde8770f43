import type { GatewayError } from '@livery/api/client';
import { failureText as plainFailureText } from '@livery/foundation/failure';
import type { AuthTexts } from './authTexts.ts';
import { captchaOf } from './captchaOf.ts';

/**
 * Returns the message for a failed call that no field caused. If the player can end the waiting time by solving a
 * captcha, the message explains that.
 */
export function failureText(error: GatewayError, common: AuthTexts['common']): string {
  const { code, retryAfterSeconds: count } = error;
  return code === 'TOO_MANY' && count !== undefined && captchaOf(error) !== undefined
    ? common('tooManyOrCaptcha', { count })
    : plainFailureText(error, common);
}
