import type { GatewayError } from '@livery/api/client';
import type { DepositMethod } from '@livery/api/deposit/createDeposit';
import { failureText } from '@livery/foundation/failure';
import type { useTexts } from '@livery/i18n/react';

type DepositTexts = ReturnType<typeof useTexts<'deposit'>>['t'];
type CommonTexts = ReturnType<typeof useTexts<'common'>>['t'];

/** Whether the promotion that was taken along is why the gateway did not create a deposit. */
export const isPromoGone = ({ code }: GatewayError, method: DepositMethod): boolean =>
  code === 'PROMOTION_UNAVAILABLE' || (code === 'NOT_FOUND' && method !== 'manual');

/** Why the gateway did not create a deposit, in words. */
export function refusalText(
  error: GatewayError,
  method: DepositMethod,
  { t, common }: { t: DepositTexts; common: CommonTexts },
): string {
  if (isPromoGone(error, method)) return t('promoGone');
  switch (error.code) {
    case 'NOT_ALLOWED':
      return t('methodClosed');
    case 'TOO_MANY_PENDING':
      return t('tooManyPending');
    case 'NOT_FOUND':
      return t('accountGone');
    case 'REQUEST_INVALID':
      return t('notAccepted');
    default:
      return failureText(error, common);
  }
}
