import { MessagesView, type MessagesViewProps } from './MessagesView.tsx';
import { useMessagesScreen } from './useMessagesScreen.ts';

export type MessagesScreenProps = Pick<MessagesViewProps, 'renderChat'>;

/** The message centre: all channels between the merchant and a player, with their unread counts. */
export function MessagesScreen({ renderChat }: MessagesScreenProps) {
  return <MessagesView {...useMessagesScreen()} renderChat={renderChat} />;
}
