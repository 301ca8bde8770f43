import { readCancelledDeposit, useCancelDepositMutation } from '@livery/api/deposit/cancelDeposit';
import type { Deposit } from '@livery/api/deposit/getDeposits';
import { CancelRequestView, useCancelRequest } from '@livery/foundation/cancel-request';

interface CancelDepositProps {
  deposit: Pick<Deposit, 'depositId' | 'amount'>;
}

/** Cancels a pending deposit after a confirmation. The screen shows the new state when the list is fetched again. */
export function CancelDeposit({ deposit: { depositId, amount } }: CancelDepositProps) {
  const [cancel] = useCancelDepositMutation();
  const view = useCancelRequest({
    area: 'cancelDeposit',
    kind: 'cancelDeposit',
    call: 'cancelDeposit',
    id: depositId,
    amount,
    decidedCode: 'ALREADY_DECIDED',
    send: cancel,
    read: readCancelledDeposit,
    // The mutation invalidates the list of deposits.
    onCancelled: () => undefined,
  });
  return <CancelRequestView {...view} />;
}
