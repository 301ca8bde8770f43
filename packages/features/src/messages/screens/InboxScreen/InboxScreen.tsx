import { InboxView } from './InboxView.tsx';
import { useInboxScreen } from './useInboxScreen.ts';

/** The member's inbox. With `?id=`, one message. */
export function InboxScreen() {
  return <InboxView {...useInboxScreen()} />;
}
