import { DepositView } from './DepositView.tsx';
import { useDepositScreen } from './useDepositScreen.ts';

/** Deposit. */
export function DepositScreen() {
  return <DepositView {...useDepositScreen()} />;
}
