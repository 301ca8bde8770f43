import { DepositsView } from './DepositsView.tsx';
import { useDepositsScreen } from './useDepositsScreen.ts';

/** A member's deposits with their states. */
export function DepositsScreen() {
  return <DepositsView {...useDepositsScreen()} />;
}
