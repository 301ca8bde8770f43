import { TransactionsView } from './TransactionsView.tsx';
import { useTransactionsScreen } from './useTransactionsScreen.ts';

/** The movements of a member's wallets. */
export function TransactionsScreen() {
  return <TransactionsView {...useTransactionsScreen()} />;
}
