import type { LotteryChase } from '@livery/api/lottery/getChases';
import { CancelView } from './CancelView.tsx';
import { useCancelChase } from './useCancelChase.ts';

interface CancelChaseProps {
  chase: LotteryChase;
  /** Id of the element that names the chase. */
  describedBy: string;
}

/** Cancels the draws of a chase that are not placed yet, after a confirmation. */
export function CancelChase({ chase, describedBy }: CancelChaseProps) {
  return <CancelView {...useCancelChase(chase)} describedBy={describedBy} />;
}
