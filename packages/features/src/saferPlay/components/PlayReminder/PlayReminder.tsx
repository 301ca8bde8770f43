import { PlayReminderView } from './PlayReminderView.tsx';
import { type PlayReminderOptions, usePlayReminder } from './usePlayReminder.ts';

/** Shows a member how long the login lasts, if a reminder is due by the gateway's data. */
export function PlayReminder(options: PlayReminderOptions) {
  const view = usePlayReminder(options);
  return view && <PlayReminderView {...view} />;
}
