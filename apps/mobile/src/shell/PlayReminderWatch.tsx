import { playReminder, useIsReminderDue } from '@livery/features/safer-play';
import { Suspense } from 'react';

/**
 * Reminds members of the time at the interval that the licence names, over games too. Its code loads only when that may
 * be due.
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
