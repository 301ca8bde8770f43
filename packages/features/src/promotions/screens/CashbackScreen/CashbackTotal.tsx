import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { Button, Money } from '@livery/ui';
import { ClaimFailure, type ClaimFailureProps } from '../../components/ClaimFailure/ClaimFailure.tsx';
import styles from './CashbackView.module.css';

export interface CashbackTotalProps {
  /** The total, as decimal text. */
  total: string;
  /** Whether a break from play forbids the claim. Then the button is not shown. */
  isRefused: boolean;
  /** State of the claim. `sending` until the reply is expected; `looking` while the outcome is requested. */
  progress: 'idle' | 'sending' | 'looking';
  failure: ClaimFailureProps['failure'];
  onClaim: () => void;
}

/** The total of all lines, and the button that claims them. */
export function CashbackTotal({ total, isRefused, progress, failure, onClaim }: CashbackTotalProps) {
  const { t } = useTexts('cashback');
  const { t: moneyTexts } = useTexts('money');
  const { money } = useFormats();
  return (
    <div className={styles.head}>
      <p className={styles.label}>{t('total')}</p>
      <p className={styles.figure}>
        <Money size="hero">{money(total)}</Money>
      </p>
      <ClaimFailure failure={failure} />
      <p role="status" className={styles.label}>
        {progress === 'looking' && moneyTexts('looking')}
      </p>
      {!isRefused && (
        <Button variant="primary" isBlock isBusy={progress !== 'idle'} onClick={onClaim}>
          {t('claim', { amount: money(total) })}
        </Button>
      )}
    </div>
  );
}
