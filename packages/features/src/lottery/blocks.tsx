import { lazyCode } from '@livery/foundation/code';
import { LoadWhenNear } from '@livery/foundation/blocks';
import { HistorySkeleton } from './components/LotteryHistory/HistorySkeleton.tsx';
import type { LotteryStripProps } from './components/LotteryStrip/LotteryStrip.tsx';
import { StripSkeleton } from './components/LotteryStrip/StripSkeleton.tsx';

const strip = lazyCode(() => import('./components/LotteryStrip/LotteryStrip.tsx'), 'LotteryStrip', {
  whenFailed: 'hide',
});

/** Lotteries that take bets, each with the time left and its last numbers. */
export function LotteryStrip(props: LotteryStripProps) {
  return (
    <LoadWhenNear placeholder={<StripSkeleton />}>
      <strip.Component {...props} />
    </LoadWhenNear>
  );
}

const history = lazyCode(() => import('./components/LotteryHistory/LotteryHistory.tsx'), 'LotteryHistory', {
  whenFailed: 'hide',
});

/** The last draws of the lottery that the player chooses. */
export function LotteryHistory() {
  return (
    <LoadWhenNear placeholder={<HistorySkeleton />}>
      <history.Component />
    </LoadWhenNear>
  );
}
