import type { GatewayError } from '@livery/api/client';
import type { DepositMethod } from '@livery/api/deposit/createDeposit';
import { failureText } from '@livery/foundation/failure';
import type { Formats } from '@livery/foundation/formats';
import type { useTexts } from '@livery/i18n/react';
import * as v from 'valibot';

type DepositTexts = ReturnType<typeof useTexts<'deposit'>>['t'];
type CommonTexts = ReturnType<typeof useTexts<'common'>>['t'];

interface RefusalWords {
  t: DepositTexts;
  common: CommonTexts;
  formats: Pick<Formats, 'money' | 'moment'>;
}

/** The value that the gateway sends with DEPOSIT_LIMIT. */
const limitSent = v.object({
  left: v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/)),
  resetsAt: v.pipe(v.string(), v.isoTimestamp()),
});

/** Whether the added promotion is the reason why the gateway created no deposit. */
export const isPromoGone = ({ code }: GatewayError, method: DepositMethod): boolean =>
  code === 'PROMOTION_UNAVAILABLE' || (code === 'NOT_FOUND' && method !== 'manual');

/** Returns the message for a deposit that the gateway rejected. */
export function refusalText(error: GatewayError, method: DepositMethod, words: RefusalWords): string {
  const { t, common, formats } = words;
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
    case 'DEPOSIT_LIMIT': {
      const limit = v.safeParse(limitSent, error.value);
      if (!limit.success) return failureText(error, common);
      const { left, resetsAt } = limit.output;
      return t('limitLeft', { amount: formats.money(left), day: formats.moment(Date.parse(resetsAt)) });
    }
    default:
      return failureText(error, common);
  }
}
