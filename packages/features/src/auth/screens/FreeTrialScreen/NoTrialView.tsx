import { useTexts } from '@livery/i18n/react';
import { Button, EmptyState } from '@livery/ui';
import { OwnAccount } from './OwnAccount.tsx';
import styles from './FreeTrialView.module.css';

interface NoTrialViewProps {
  /** Whether one may begin soon. False: this merchant has none. */
  isForNow: boolean;
  onRetry: () => void;
  isRetrying: boolean;
  canRegister: boolean;
}

/** Stands in place of the offer where no trial can begin. */
export function NoTrialView({ isForNow, onRetry, isRetrying, canRegister }: NoTrialViewProps) {
  const { t } = useTexts('trial');
  const { t: common } = useTexts('common');
  return (
    <div className={styles.screen}>
      <EmptyState
        drawing="closed"
        title={t(isForNow ? 'closedTitle' : 'offTitle')}
        action={
          isForNow && (
            <Button isBusy={isRetrying} onClick={onRetry}>
              {common('retry')}
            </Button>
          )
        }
      >
        {isForNow ? t('closedWords') : canRegister && t('offWords')}
      </EmptyState>
      <OwnAccount canRegister={canRegister} />
    </div>
  );
}
