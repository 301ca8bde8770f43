import type { GatewayError } from '@livery/api/client';
import { failureKey } from '@livery/i18n';
import type { AuthTexts } from './authTexts.ts';
import { captchaOf } from './captchaOf.ts';

/** From here on a wait is said in minutes. */
const longSeconds = 120;

/** The sentence for a failed call that no field is to blame for, with how long to wait where the gateway says it. */
export function failureText(error: GatewayError, common: AuthTexts['common']): string {
  const { code, retryAfterSeconds: count } = error;
  if (count === undefined) return common(failureKey(error));
  if (code === 'BUSY') return common('busy', { count });
  if (code !== 'TOO_MANY') return common(failureKey(error));
  if (captchaOf(error) !== undefined) return common('tooManyOrCaptcha', { count });
  return count < longSeconds
    ? common('tooMany', { count })
    : common('tooManyMinutes', { count: Math.ceil(count / 60) });
}
