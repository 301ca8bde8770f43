import type { BettableLottery } from '@livery/api/lottery/lottery';
import { lazyCode, OverlayButton } from '@livery/foundation/code';
import { useTexts } from '@livery/i18n/react';
import { LayoutGrid } from 'lucide-react';

interface LotteryChoiceProps {
  lotteries: readonly BettableLottery[];
  /** Code of the current lottery. */
  chosen: string;
  onChoose: (code: string) => void;
}

const sheet = lazyCode(() => import('./LotterySheet.tsx'), 'LotterySheet');

/** The button at the end of the bar that opens the list of a lobby's lotteries. Not shown if there is only one. */
export function LotteryChoice({ lotteries, chosen, onChoose }: LotteryChoiceProps) {
  const { t } = useTexts('lotteryFrame');
  if (lotteries.length < 2) return null;
  return (
    <OverlayButton
      label={t('chooseLottery')}
      code={sheet}
      area="lotteryFrame"
      overlay={{ lotteries, chosen, onChoose }}
    >
      <LayoutGrid aria-hidden />
    </OverlayButton>
  );
}
