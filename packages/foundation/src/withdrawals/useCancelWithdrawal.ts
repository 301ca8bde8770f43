import { readCancelled, useCancelWithdrawalMutation } from '@livery/api/withdraw/cancelWithdrawal';
import type { Withdrawal } from '@livery/api/withdraw/withdraw';
import { useTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import { useState } from 'react';
import { type MoneyOutcome, useMoneyIntent, useOutcomeText } from '../money/index.ts';
import type { CancelWithdrawalViewProps } from './CancelWithdrawalView.tsx';

export interface CancelWithdrawalProps {
  withdrawal: Pick<Withdrawal, 'withdrawalId' | 'amount'>;
  /** Called once it is cancelled, with what that changes about it. */
  onCancelled: (changes: Partial<Withdrawal> & Pick<Withdrawal, 'state'>) => void;
}

/** State and handlers of taking a withdrawal back, once however often it is pressed. */
export function useCancelWithdrawal({ withdrawal, onCancelled }: CancelWithdrawalProps): CancelWithdrawalViewProps {
  const { t } = useTexts('cancelWithdrawal');
  const { showToast } = useToasts();
  const outcomeText = useOutcomeText();
  const [cancel] = useCancelWithdrawalMutation();
  const { state, isLeft, run } = useMoneyIntent<Withdrawal>('cancelWithdraw', { read: readCancelled });
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<MoneyOutcome<Withdrawal>>();
  const { withdrawalId: id, amount } = withdrawal;

  const failureText = (ended: MoneyOutcome<Withdrawal>) => {
    const code = ended.outcome === 'refused' ? ended.error.code : undefined;
    if (code === 'WITHDRAWAL_FINAL') return t('tooLate');
    return code === 'NOT_FOUND' ? t('gone') : outcomeText(ended);
  };
  const confirm = async () => {
    const ended = await run({
      call: 'cancelWithdrawal',
      amount,
      payload: { id },
      send: (idempotencyKey) => cancel({ id, idempotencyKey }),
    });
    // The page's own watch says it.
    if (isLeft()) return;
    setAsking(false);
    if (ended.outcome !== 'done') return setFailure(ended);
    showToast(t('cancelled'), { kind: 'success', duration: toastDuration.short });
    onCancelled({ state: 'CANCELLED', cancellable: false, ...ended.value });
  };

  return {
    amount,
    isAsking,
    progress: state,
    // In words at every render: the person may change the language while the sentence shows.
    failure: failure && failureText(failure),
    onAsk: () => {
      setFailure(undefined);
      setAsking(true);
    },
    onKeep: () => setAsking(false),
    onConfirm: () => void confirm(),
  };
}
