import { useGetWithdrawOptionsQuery } from '@livery/api/withdraw/getWithdrawOptions';
import { Card } from '@livery/ui';
import { isZeroAmount } from '../money/index.ts';
import { TurnoverProgress } from './TurnoverProgress.tsx';

/**
 * The member's turnover progress in a card, for screens with a balance. Renders nothing while it is unknown or no
 * stakes are required. Its texts are in the area `bonus`.
 */
export function MemberTurnover() {
  // Rounds that were played since the last visit of a screen count.
  const { data } = useGetWithdrawOptionsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data === undefined || isZeroAmount(data.turnoverRemaining)) return null;
  return (
    <Card>
      <TurnoverProgress remaining={data.turnoverRemaining} total={data.turnoverTotal} />
    </Card>
  );
}
