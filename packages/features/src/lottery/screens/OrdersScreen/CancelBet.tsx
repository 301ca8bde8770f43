import type { Suborder } from '@livery/api/lottery/getOrder';
import { CancelView } from './CancelView.tsx';
import { useCancelBet } from './useCancelBet.ts';

interface CancelBetProps {
  suborder: Suborder;
  /** Id of what names the bet. */
  describedBy: string;
}

/** Takes one bet of an order back, after a question, while its draw is open. */
export function CancelBet({ suborder, describedBy }: CancelBetProps) {
  return <CancelView {...useCancelBet(suborder)} describedBy={describedBy} />;
}
