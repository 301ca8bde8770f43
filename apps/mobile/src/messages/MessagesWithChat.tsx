import { MessagesScreen } from '@livery/features/messages';
import { LiveChatButton } from '@livery/features/service';

/** The message centre with the live chat among its rows. */
export function MessagesWithChat() {
  return <MessagesScreen renderChat={(draw) => <LiveChatButton>{draw}</LiveChatButton>} />;
}
