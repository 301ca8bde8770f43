import type { GatewayError } from '@livery/api/client';
import { failureText as plainFailureText } from '@livery/foundation/failure';
import type { AuthTexts } from './authTexts.ts';
import { captchaOf } from './captchaOf.ts';

/** The sentence for a failed call that no field is to blame for; where a captcha would end the wait it says that too. */
export function failureText(error: GatewayError, common: AuthTexts['common']): string {
  const { code, retryAfterSeconds: count } = error;
  return code === 'TOO_MANY' && count !== undefined && captchaOf(error) !== undefined
    ? common('tooManyOrCaptcha', { count })
    : plainFailureText(error, common);
}
