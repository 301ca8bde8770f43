import { DepositsView } from './DepositsView.tsx';
import { useDepositsScreen } from './useDepositsScreen.ts';

/** What a member paid in, and what became of it. */
export function DepositsScreen() {
  return <DepositsView {...useDepositsScreen()} />;
}
