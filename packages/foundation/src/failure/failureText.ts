import type { GatewayError } from '@livery/api/client';
import { failureKey } from '@livery/i18n';
import type { useTexts } from '@livery/i18n/react';

/** Seconds. From this value on, a waiting time is shown in minutes. */
const longSeconds = 120;

/** Texts of area `common`, as `useTexts('common').t` returns them. */
type CommonTexts = ReturnType<typeof useTexts<'common'>>['t'];

/** The sentence for a failed call that is not about a field, with the waiting time if the gateway sends it. */
export function failureText(error: GatewayError, common: CommonTexts): string {
  const { code, retryAfterSeconds: count } = error;
  if (count === undefined) return common(failureKey(error));
  if (code === 'BUSY') return common('busy', { count });
  if (code !== 'TOO_MANY') return common(failureKey(error));
  return count < longSeconds
    ? common('tooMany', { count })
    : common('tooManyMinutes', { count: Math.ceil(count / 60) });
}
