import { playReminder, useIsReminderDue } from '@livery/features/safer-play';
import { Suspense } from 'react';

/**
 * Reminds members of their play time at the interval that the licence requires, also over games. Its code loads only
 * when a reminder may be due.
 */
export function PlayReminderWatch() {
  const { isDue, onDone } = useIsReminderDue();
  return (
    isDue && (
      <Suspense>
        <playReminder.Component onDone={onDone} />
      </Suspense>
    )
  );
}
