import { useTexts } from '@livery/i18n/react';
import { Button, EmptyState, ScreenBody } from '@livery/ui';
import { OwnAccount } from './OwnAccount.tsx';

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
