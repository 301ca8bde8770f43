import type { BettableLottery } from '@livery/api/lottery/lottery';
import { useTexts } from '@livery/i18n/react';
import { SegmentedControl } from '@livery/ui';
import { useState } from 'react';
import { Chases } from './Chases.tsx';
import { Orders } from './Orders.tsx';
import styles from './OrdersScreen.module.css';

export interface OrdersScreenProps {
  /** Code of the lottery whose orders are shown. Default: all lotteries. */
  gameCode?: string;
  /** The lotteries that can be played. They contain kinds and odds. */
  lotteries: readonly BettableLottery[];
  /** Opens the betting screen. */
  onBet: () => void;
}

/**
 * The orders of a player with their results, or the chases. This component needs the text areas `orders`, `picks`,
 * `lottery`, `lotteries`, `history` and `money`. Above it there must be a store, a `ToastProvider` and a session.
 */
export function OrdersScreen({ gameCode, lotteries, onBet }: OrdersScreenProps) {
  const { t } = useTexts('orders');
  const [part, setPart] = useState<'orders' | 'chases'>('orders');
  return (
    <>
      <div className={styles.parts}>
        <SegmentedControl
          label={t('part')}
          options={[
            { id: 'orders', label: t('title') },
            { id: 'chases', label: t('chases') },
          ]}
          chosen={part}
          onChoose={setPart}
        />
      </div>
      {part === 'orders' ? (
        <Orders gameCode={gameCode} lotteries={lotteries} onBet={onBet} />
      ) : (
        <Chases gameCode={gameCode} lotteries={lotteries} onBet={onBet} />
      )}
    </>
  );
}
