import { useTexts } from '@livery/i18n/react';
import { Button, EmptyState, ScreenBody } from '@livery/ui';
import { OwnAccount } from './OwnAccount.tsx';

interface NoTrialViewProps {
  /** Whether a trial may be available later. False: this merchant has no trials. */
  isForNow: boolean;
  onRetry: () => void;
  isRetrying: boolean;
  canRegister: boolean;
}

/** Shown instead of the offer if no trial can start. */
export function NoTrialView({ isForNow, onRetry, isRetrying, canRegister }: NoTrialViewProps) {
  const { t } = useTexts('trial');
  const { t: common } = useTexts('common');
  return (
    <ScreenBody>
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
    </ScreenBody>
  );
}
