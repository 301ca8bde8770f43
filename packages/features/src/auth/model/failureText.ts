import type { GatewayError } from '@livery/api/client';
import { failureKey } from '@livery/i18n';
import type { AuthTexts } from './authTexts.ts';

/** The sentence for a failed call that no field is to blame for, with the seconds to wait where the gateway says them. */
export function failureText(error: GatewayError, common: AuthTexts['common']): string {
  return error.code === 'TOO_MANY' && error.retryAfterSeconds !== undefined
    ? common('tooMany', { count: error.retryAfterSeconds })
    : common(failureKey(error));
}
