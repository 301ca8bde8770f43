import { CancelWithdrawal } from '@livery/foundation/cancel-request';
import { useWithdrawalsScreen } from './useWithdrawalsScreen.ts';
import { WithdrawalsView } from './WithdrawalsView.tsx';

/** A member's withdrawals with their states. */
export function WithdrawalsScreen() {
  return (
    <WithdrawalsView
      {...useWithdrawalsScreen()}
      renderCancel={(withdrawal, onCancelled) => (
        <CancelWithdrawal
          withdrawal={withdrawal}
          onCancelled={(changes) => onCancelled({ ...withdrawal, ...changes })}
        />
      )}
    />
  );
}
