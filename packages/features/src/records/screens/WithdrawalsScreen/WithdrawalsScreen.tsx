import { CancelWithdrawal } from '@livery/foundation/cancel-request';
import { useWithdrawalsScreen } from './useWithdrawalsScreen.ts';
import { WithdrawalsView } from './WithdrawalsView.tsx';

/** What a member had paid out, and what became of it. */
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
