import { readCancelled, useCancelWithdrawalMutation } from '@livery/api/withdraw/cancelWithdrawal';
import type { Withdrawal } from '@livery/api/withdraw/withdraw';
import { CancelRequestView } from './CancelRequestView.tsx';
import { useCancelRequest } from './useCancelRequest.ts';

export interface CancelWithdrawalProps {
  withdrawal: Pick<Withdrawal, 'withdrawalId' | 'amount'>;
  /** Called after the withdrawal is cancelled, with the fields that changed. */
  onCancelled: (changes: Partial<Withdrawal> & Pick<Withdrawal, 'state'>) => void;
}

/** Cancels a pending withdrawal after confirmation. Its texts are in the areas `cancelWithdrawal` and `money`. */
export function CancelWithdrawal({ withdrawal, onCancelled }: CancelWithdrawalProps) {
  const [cancel] = useCancelWithdrawalMutation();
  const view = useCancelRequest({
    area: 'cancelWithdrawal',
    kind: 'cancelWithdraw',
    call: 'cancelWithdrawal',
    id: withdrawal.withdrawalId,
    amount: withdrawal.amount,
    decidedCode: 'WITHDRAWAL_FINAL',
    send: cancel,
    read: readCancelled,
    onCancelled: (cancelled) => onCancelled({ state: 'CANCELLED', cancellable: false, ...cancelled }),
  });
  return <CancelRequestView {...view} />;
}
