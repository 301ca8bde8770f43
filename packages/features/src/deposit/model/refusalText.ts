import type { GatewayError } from '@livery/api/client';
import type { DepositMethod } from '@livery/api/deposit/createDeposit';
import { failureText } from '@livery/foundation/failure';
import type { useTexts } from '@livery/i18n/react';

type DepositTexts = ReturnType<typeof useTexts<'deposit'>>['t'];
type CommonTexts = ReturnType<typeof useTexts<'common'>>['t'];

/** Why the gateway did not create a deposit, in words. */
export function refusalText(
  error: GatewayError,
  method: DepositMethod,
  { t, common }: { t: DepositTexts; common: CommonTexts },
): string {
  switch (error.code) {
    case 'NOT_ALLOWED':
      return t('methodClosed');
    case 'PROMOTION_UNAVAILABLE':
      return t('promoGone');
    case 'TOO_MANY_PENDING':
      return t('tooManyPending');
    case 'NOT_FOUND':
      return t(method === 'manual' ? 'accountGone' : 'promoGone');
    case 'REQUEST_INVALID':
      return t('notAccepted');
    default:
      return failureText(error, common);
  }
}
