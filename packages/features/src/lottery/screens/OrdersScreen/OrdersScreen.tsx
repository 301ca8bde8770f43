import type { BettableLottery } from '@livery/api/lottery/lottery';
import { useTexts } from '@livery/i18n/react';
import { SegmentedControl } from '@livery/ui';
import { useState } from 'react';
import { Chases } from './Chases.tsx';
import { Orders } from './Orders.tsx';
import styles from './OrdersScreen.module.css';

export interface OrdersScreenProps {
  /** Code of the one lottery whose orders show. Default: those of all. */
  gameCode?: string;
  /** What can be played: kinds and odds are theirs. */
  lotteries: readonly BettableLottery[];
  /** Leads to where bets are placed. */
  onBet: () => void;
}

/**
 * The orders of a player and what came of them, or the chases. Its texts are the areas `orders`, `picks`, `lottery`, `lotteries`,
 * `history` and `money`; above it stand a store, a `ToastProvider` and a session.
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
