import { TransactionsView } from './TransactionsView.tsx';
import { useTransactionsScreen } from './useTransactionsScreen.ts';

/** What moved in and out of a member's wallets. */
export function TransactionsScreen() {
  return <TransactionsView {...useTransactionsScreen()} />;
}
