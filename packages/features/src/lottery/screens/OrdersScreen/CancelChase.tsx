import type { LotteryChase } from '@livery/api/lottery/getChases';
import { CancelView } from './CancelView.tsx';
import { useCancelChase } from './useCancelChase.ts';

interface CancelChaseProps {
  chase: LotteryChase;
  /** Id of what names the chase. */
  describedBy: string;
}

/** Takes back what is not placed yet of a chase, after a question. */
export function CancelChase({ chase, describedBy }: CancelChaseProps) {
  return <CancelView {...useCancelChase(chase)} describedBy={describedBy} />;
}
