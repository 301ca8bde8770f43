import { PlayReminderView } from './PlayReminderView.tsx';
import { type PlayReminderOptions, usePlayReminder } from './usePlayReminder.ts';

/** Reminds a member of the time, where the gateway says that it is due. */
export function PlayReminder(options: PlayReminderOptions) {
  const view = usePlayReminder(options);
  return view && <PlayReminderView {...view} />;
}
