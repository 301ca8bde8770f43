import type { BettableLotteries, BettableLottery } from '@livery/api/lottery/lottery';
import type { LotteryFrame } from '@livery/foundation/addresses';
import { whenIdle } from '@livery/device/tasks';
import { lazyCode } from '@livery/foundation/code';
import { FailureBoundary } from '@livery/foundation/failure';
import { useTexts } from '@livery/i18n/react';
import { BettingScreen, useAwaitedOrders } from '@livery/features/lottery-frame';
import type { PlacedOrder } from '@livery/api/lottery/placeOrder';
import { AppBar, BackButton, TabBar } from '@livery/ui';
import { Suspense, useEffect, useId, useState } from 'react';
import { isFramed, notifyApp } from '../channel/notifyApp.ts';
import { FrameSkeleton } from '../frame/FrameSkeleton.tsx';
import { laterTexts } from '../textFiles.ts';
import { LotteryChoice } from './LotteryChoice.tsx';
import styles from './LotteryRoomView.module.css';

const orders = lazyCode(() => import('@livery/features/lottery-frame/orders'), 'OrdersScreen');
const results = lazyCode(() => import('@livery/features/lottery-frame/results'), 'DrawsOfLottery');
const drawEvent = lazyCode(() => import('@livery/features/lottery-frame/orders'), 'DrawEvent', { whenFailed: 'hide' });

interface LotteryRoomViewProps {
  lottery: BettableLottery;
  limits: BettableLotteries['limits'];
  /** The lotteries that the player can choose. If there is only one, the choice is not shown. */
  lotteries: readonly BettableLottery[];
  firstPlayType: LotteryFrame['playType'];
  /** Milliseconds that the gateway's clock is ahead of this device's clock. */
  clockOffset: number;
  onChoose: (code: string) => void;
  onClose: () => void;
}

type Part = 'bet' | 'orders' | 'results';

/** A lottery in three parts: its board, the player's own bets on it, its past draws. */
export function LotteryRoomView({
  lottery,
  limits,
  lotteries,
  firstPlayType,
  clockOffset,
  onChoose,
  onClose,
}: LotteryRoomViewProps) {
  const { t, texts } = useTexts('lotteryFrame');
  const { t: words } = useTexts('lottery');
  const [part, setPart] = useState<Part>('bet');
  const [playType, setPlayType] = useState(firstPlayType);
  const awaited = useAwaitedOrders(lotteries);
  const panelId = useId();
  useEffect(() => whenIdle(() => texts.preload(laterTexts)), [texts]);

  const handlePlaced = (order: PlacedOrder) => {
    awaited.add(order);
    notifyApp('balanceChanged');
  };
  const showOrders = () => setPart('orders');
  return (
    <>
      <AppBar
        start={<BackButton label={t('close')} onClick={onClose} />}
        title={lottery.name}
        end={<LotteryChoice lotteries={lotteries} chosen={lottery.code} onChoose={onChoose} />}
      />
      <TabBar
        label={t('part')}
        tabs={[
          { id: 'bet', label: t('bet') },
          { id: 'orders', label: t('orders') },
          { id: 'results', label: words('results') },
        ]}
        current={part}
        onChoose={(id) => setPart(id as Part)}
        panelId={panelId}
      />
      <main id={panelId} role="tabpanel" aria-label={partName(part)} className={styles.part}>
        <Suspense fallback={<FrameSkeleton />}>
          {part === 'bet' && (
            <BettingScreen
              key={lottery.code}
              lottery={lottery}
              limits={limits}
              playType={playType}
              onPlayTypeChange={setPlayType}
              onPlaced={handlePlaced}
              onShowOrders={showOrders}
              onDeposit={isFramed() ? () => notifyApp('balanceTooLow') : undefined}
            />
          )}
          {part === 'orders' && <orders.Component lotteries={lotteries} onBet={() => setPart('bet')} />}
          {part === 'results' && <results.Component key={lottery.code} lottery={lottery} />}
        </Suspense>
      </main>
      {awaited.orders.length > 0 && (
        <FailureBoundary>
          <drawEvent.Component
            orders={awaited.orders}
            lotteries={lotteries}
            clockOffset={clockOffset}
            onSettled={({ orderId }) => {
              awaited.settle(orderId);
              notifyApp('balanceChanged');
            }}
            onBetAgain={(code) => {
              onChoose(code);
              setPart('bet');
            }}
          />
        </FailureBoundary>
      )}
    </>
  );

  function partName(id: Part): string {
    return id === 'results' ? words('results') : t(id);
  }
}
