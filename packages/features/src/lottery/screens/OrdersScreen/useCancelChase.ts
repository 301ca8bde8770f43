import { readCancelledChase, useCancelChaseMutation } from '@livery/api/lottery/cancelChase';
import type { LotteryChase } from '@livery/api/lottery/getChases';
import { subtractAmounts } from '@livery/foundation/money';
import { useTexts } from '@livery/i18n/react';
import { useCancelling } from './useCancelling.ts';

/** State and handlers of cancelling the rest of a chase. */
export function useCancelChase({ chaseId, stake, staked, refunded, state, canCancel }: LotteryChase) {
  const { t } = useTexts('orders');
  const [cancel] = useCancelChaseMutation();
  return useCancelling({
    what: 'chase',
    call: 'cancelChase',
    amount: subtractAmounts(subtractAmounts(stake, staked), refunded),
    canCancel: canCancel && typeof state === 'string',
    payload: { chaseId },
    send: (idempotencyKey) => cancel({ chaseId, idempotencyKey }),
    read: readCancelledChase,
    refusals: { CHASE_ENDED: t('chaseEnded'), NOT_FOUND: t('chaseGone') },
  });
}
