import type { Suborder } from '@livery/api/lottery/getOrder';
import { CancelView } from './CancelView.tsx';
import { useCancelBet } from './useCancelBet.ts';

interface CancelBetProps {
  suborder: Suborder;
  /** Id of the element that names the bet. */
  describedBy: string;
}

/** Cancels one bet of an order, after a confirmation, while its draw is open. */
export function CancelBet({ suborder, describedBy }: CancelBetProps) {
  return <CancelView {...useCancelBet(suborder)} describedBy={describedBy} />;
}
