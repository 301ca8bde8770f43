import { InboxView } from './InboxView.tsx';
import { useInboxScreen } from './useInboxScreen.ts';

/** The messages to a member, and with `?id=` one of them. */
export function InboxScreen() {
  return <InboxView {...useInboxScreen()} />;
}
