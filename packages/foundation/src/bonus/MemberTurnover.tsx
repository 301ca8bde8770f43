import { useGetWithdrawOptionsQuery } from '@livery/api/withdraw/getWithdrawOptions';
import { Card } from '@livery/ui';
import { isZeroAmount } from '../money/index.ts';
import { TurnoverProgress } from './TurnoverProgress.tsx';

/**
 * The member's turnover progress in a card, for screens with a balance. Renders nothing while it is unknown or no
 * stakes are required. Its texts are in the area `bonus`.
 */
export function MemberTurnover() {
  // Request it again at every visit of a screen, because the member may have played rounds since the last visit.
  const { data } = useGetWithdrawOptionsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data === undefined || isZeroAmount(data.turnoverRemaining)) return null;
  return (
    <Card>
      <TurnoverProgress remaining={data.turnoverRemaining} total={data.turnoverTotal} />
    </Card>
  );
}
