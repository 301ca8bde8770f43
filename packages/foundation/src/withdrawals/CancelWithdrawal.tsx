import { type CancelWithdrawalProps, useCancelWithdrawal } from './useCancelWithdrawal.ts';
import { CancelWithdrawalView } from './CancelWithdrawalView.tsx';

/** Takes a withdrawal back that waits, after a question. Its texts are the areas `cancelWithdrawal` and `money`. */
export function CancelWithdrawal(props: CancelWithdrawalProps) {
  return <CancelWithdrawalView {...useCancelWithdrawal(props)} />;
}
