import { LoadFailed } from '@livery/foundation/failure';
import { useTexts } from '@livery/i18n/react';
import { FormSkeleton } from '@livery/ui';
import { FreeTrialView } from './FreeTrialView.tsx';
import { NoTrialView } from './NoTrialView.tsx';
import styles from './FreeTrialScreen.module.css';
import { RunningTrialView } from './RunningTrialView.tsx';
import { useFreeTrialScreen } from './useFreeTrialScreen.ts';

/** The free trial: its explanation, its limits, and the button that starts it. During a trial it shows the end time. */
export function FreeTrialScreen() {
  const { t: common } = useTexts('common');
  const { state, loadFailure, offer, running, start, onRetry, isRetrying, canRegister } = useFreeTrialScreen();

  switch (state) {
    case 'loading':
      return (
        <div className={styles.awaited}>
          <FormSkeleton label={common('loading')} fields={4} />
        </div>
      );
    case 'failed':
      return <LoadFailed error={loadFailure!} onRetry={onRetry} />;
    case 'running':
      return <RunningTrialView {...running!} canRegister={canRegister} />;
    case 'open':
      return <FreeTrialView {...offer!} {...start} canRegister={canRegister} />;
    default:
      return <NoTrialView isForNow={state === 'closed'} {...{ onRetry, isRetrying, canRegister }} />;
  }
}
