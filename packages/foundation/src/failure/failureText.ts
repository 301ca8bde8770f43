import type { GatewayError } from '@livery/api/client';
import { failureKey } from '@livery/i18n';
import type { useTexts } from '@livery/i18n/react';

/** From here on a wait is said in minutes. */
const longSeconds = 120;

/** Texts of area `common`, as `useTexts('common').t` gives them. */
type CommonTexts = ReturnType<typeof useTexts<'common'>>['t'];

/** The sentence for a failed call that no field is to blame for, with how long to wait where the gateway says it. */
export function failureText(error: GatewayError, common: CommonTexts): string {
  const { code, retryAfterSeconds: count } = error;
  if (count === undefined) return common(failureKey(error));
  if (code === 'BUSY') return common('busy', { count });
  if (code !== 'TOO_MANY') return common(failureKey(error));
  return count < longSeconds
    ? common('tooMany', { count })
    : common('tooManyMinutes', { count: Math.ceil(count / 60) });
}
