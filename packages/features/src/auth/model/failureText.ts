import type { GatewayError } from '@livery/api/client';
import { failureText as plainFailureText } from '@livery/foundation/failure';
import type { AuthTexts } from './authTexts.ts';
import { captchaOf } from './captchaOf.ts';

/**
 * The message for a failed call that no field caused. If solving a captcha would end the waiting time, the message says
 * so.
 */
export function failureText(error: GatewayError, common: AuthTexts['common']): string {
  const { code, retryAfterSeconds: count } = error;
  return code === 'TOO_MANY' && count !== undefined && captchaOf(error) !== undefined
    ? common('tooManyOrCaptcha', { count })
    : plainFailureText(error, common);
}
