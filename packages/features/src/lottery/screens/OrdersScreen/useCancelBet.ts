import { readCancelledSuborder, useCancelSuborderMutation } from '@livery/api/lottery/cancelSuborder';
import type { Suborder } from '@livery/api/lottery/getOrder';
import { useTexts } from '@livery/i18n/react';
import { useCancelling } from './useCancelling.ts';

/** State and handlers of cancelling a bet. */
export function useCancelBet({ suborderId, stake, status, canCancel }: Suborder) {
  const { t } = useTexts('orders');
  const [cancel] = useCancelSuborderMutation();
  return useCancelling({
    what: 'bet',
    call: 'cancelSuborder',
    amount: stake,
    canCancel: canCancel && typeof status === 'string',
    payload: { suborderId },
    send: (idempotencyKey) => cancel({ suborderId, idempotencyKey }),
    read: readCancelledSuborder,
    refusals: { DRAW_CLOSED: t('tooLate'), NOT_FOUND: t('gone') },
  });
}
