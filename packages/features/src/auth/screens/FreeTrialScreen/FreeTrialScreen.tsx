import { useTexts } from '@livery/i18n/react';
import { Button, ErrorState, FormSkeleton } from '@livery/ui';
import { FreeTrialView } from './FreeTrialView.tsx';
import { NoTrialView } from './NoTrialView.tsx';
import styles from './FreeTrialScreen.module.css';
import { RunningTrialView } from './RunningTrialView.tsx';
import { useFreeTrialScreen } from './useFreeTrialScreen.ts';

/** The free trial: what it is, what it cannot do, and the button that starts it. Who has one sees when it ends. */
export function FreeTrialScreen() {
  const { t } = useTexts('trial');
  const { t: common } = useTexts('common');
  const { state, offer, running, start, onRetry, isRetrying, canRegister } = useFreeTrialScreen();

  switch (state) {
    case 'loading':
      return (
        <div className={styles.awaited}>
          <FormSkeleton label={common('loading')} fields={4} />
        </div>
      );
    case 'failed':
      return <ErrorState title={t('offerFailed')} action={<Button onClick={onRetry}>{common('retry')}</Button>} />;
    case 'running':
      return <RunningTrialView {...running!} canRegister={canRegister} />;
    case 'open':
      return <FreeTrialView {...offer!} {...start} canRegister={canRegister} />;
    default:
      return <NoTrialView isForNow={state === 'closed'} {...{ onRetry, isRetrying, canRegister }} />;
  }
}
