import type { Deposit } from '@livery/api/deposit/getDeposits';
import { useFormats } from '@livery/foundation/formats';
import { GatewayTerm } from '@livery/foundation/gateway-terms';
import { useTexts } from '@livery/i18n/react';
import { Countdown, Money } from '@livery/ui';
import { CircleCheck, CircleDashed, CircleX, Clock, TimerOff, Undo2 } from 'lucide-react';
import { useTimeLeft } from '../../hooks/useTimeLeft.ts';
import styles from './OneDepositView.module.css';

const icons = {
  PENDING: Clock,
  APPROVED: CircleCheck,
  REJECTED: CircleX,
  EXPIRED: TimerOff,
  CANCELLED: Undo2,
} as const;

interface DepositHeadProps {
  deposit: Deposit;
  /** Called when the time of the deposit has run out. */
  onExpired: () => void;
}

/** A deposit's state as text, its amount, and the remaining time while it is pending. */
export function DepositHead({ deposit: { state, method, amount, expiresAt }, onExpired }: DepositHeadProps) {
  const { t } = useTexts('deposit');
  const { money } = useFormats();
  const timeLeft = useTimeLeft();
  const Icon = typeof state === 'string' ? icons[state] : CircleDashed;
  const words = {
    PENDING: t(method === 'manual' ? 'waitsForUs' : 'waitsForYou'),
    APPROVED: t('approved'),
    REJECTED: t('rejected'),
    EXPIRED: t('expired'),
    CANCELLED: t('cancelled'),
  };
  return (
    <header className={styles.head} data-state={typeof state === 'string' ? state : 'UNKNOWN'}>
      <Icon aria-hidden className={styles.icon} />
      <div role="status">
        <h2 className={styles.state}>
          <GatewayTerm word={state} text={(known) => words[known]} />
        </h2>
      </div>
      <p className={styles.amount}>
        <Money size="hero">{money(amount)}</Money>
      </p>
      {state === 'PENDING' && (
        <div className={styles.time}>
          <span aria-hidden>{t('timeLeft')}</span>
          <Countdown {...timeLeft} deadline={Date.parse(expiresAt)} onEnd={onExpired} />
        </div>
      )}
    </header>
  );
}
