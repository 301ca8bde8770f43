import { MessagesView, type MessagesViewProps } from './MessagesView.tsx';
import { useMessagesScreen } from './useMessagesScreen.ts';

export type MessagesScreenProps = Pick<MessagesViewProps, 'renderChat'>;

/** The message centre: every way in which the merchant and a player talk, and what of it is unread. */
export function MessagesScreen({ renderChat }: MessagesScreenProps) {
  return <MessagesView {...useMessagesScreen()} renderChat={renderChat} />;
}
