import type { Deposit } from '@livery/api/deposit/getDeposits';
import { depositAddress } from '@livery/foundation/addresses';
import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { Countdown, List, ListRow } from '@livery/ui';
import { useTimeLeft } from '../../hooks/useTimeLeft.ts';
import styles from './DepositFormView.module.css';

interface WaitingDepositsProps {
  waiting: readonly Deposit[];
  /** The time of one of them is over. */
  onExpired: () => void;
}

/** The deposits that wait, each with the time left. A tap leads to one. */
export function WaitingDeposits({ waiting, onExpired }: WaitingDepositsProps) {
  const { t } = useTexts('deposit');
  const { money } = useFormats();
  const timeLeft = useTimeLeft();
  if (waiting.length === 0) return null;
  return (
    <List label={t('waitingDeposits')}>
      {waiting.map(({ depositId, method, amount, expiresAt }) => (
        <ListRow
          key={depositId}
          href={depositAddress(depositId)}
          title={t(method === 'manual' ? 'isBeingChecked' : 'waitsToBePaid', { amount: money(amount) })}
          end={
            <span className={styles.left}>
              <Countdown {...timeLeft} deadline={Date.parse(expiresAt)} isAnnounced={false} onEnd={onExpired} />
            </span>
          }
        />
      ))}
    </List>
  );
}
