import type { Deposit } from '@livery/api/deposit/getDeposits';
import { depositAddress } from '@livery/foundation/addresses';
import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { Countdown, List, ListRow } from '@livery/ui';
import { useTimeLeft } from '../../hooks/useTimeLeft.ts';
import styles from './DepositFormView.module.css';

interface WaitingDepositsProps {
  waiting: readonly Deposit[];
  /** Called when the time of one of the deposits has run out. */
  onExpired: () => void;
}

/** The pending deposits, each with the remaining time and a link to its screen. */
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
