import { PlayReminderView } from './PlayReminderView.tsx';
import { type PlayReminderOptions, usePlayReminder } from './usePlayReminder.ts';

/** Shows a member how long the login lasts, if the gateway says that a reminder is due. */
export function PlayReminder(options: PlayReminderOptions) {
  const view = usePlayReminder(options);
  return view && <PlayReminderView {...view} />;
}
