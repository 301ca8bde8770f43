import type { GatewayError } from '@livery/api/client';
import {
  type CancelledSuborder,
  readCancelledSuborder,
  useCancelSuborderMutation,
} from '@livery/api/lottery/cancelSuborder';
import type { Suborder } from '@livery/api/lottery/getOrder';
import { useMoneyIntent, useOutcomeText } from '@livery/foundation/money';
import { useTexts } from '@livery/i18n/react';
import { useState } from 'react';
import type { CancelBetViewProps } from './CancelBetView.tsx';

/** State and handlers of cancelling a bet, once however often it is pressed. */
export function useCancelBet({ suborderId, stake, canCancel }: Suborder): Omit<CancelBetViewProps, 'describedBy'> {
  const { t } = useTexts('orders');
  const outcomeText = useOutcomeText();
  const [cancel] = useCancelSuborderMutation();
  const { state, run } = useMoneyIntent<CancelledSuborder>('cancelBet', { read: readCancelledSuborder });
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [refunded, setRefunded] = useState<string>();

  const refusal = ({ code }: GatewayError) => {
    if (code === 'DRAW_CLOSED') return t('tooLate');
    return code === 'NOT_FOUND' ? t('gone') : undefined;
  };
  const confirm = async () => {
    const ended = await run({
      call: 'cancelSuborder',
      amount: stake,
      payload: { suborderId },
      send: (idempotencyKey) => cancel({ suborderId, idempotencyKey }),
    });
    setAsking(false);
    if (ended.outcome === 'done') return setRefunded(ended.value?.refunded ?? stake);
    setFailure((ended.outcome === 'refused' ? refusal(ended.error) : undefined) ?? outcomeText(ended));
  };

  return {
    stake,
    canCancel: canCancel && refunded === undefined,
    isAsking,
    progress: state,
    failure,
    refunded,
    onAsk: () => {
      setFailure(undefined);
      setAsking(true);
    },
    onKeep: () => setAsking(false),
    onConfirm: () => void confirm(),
  };
}
