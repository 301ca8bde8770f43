import type { ReactNode } from 'react';
import { MessagesView } from './MessagesView.tsx';
import { useMessagesScreen } from './useMessagesScreen.ts';

export interface MessagesScreenProps {
  /** Draws the row of the live chat with what opens it, or nothing where the merchant has none. */
  renderChat: (draw: (control: { onClick: () => void }) => ReactNode) => ReactNode;
}

/** The message centre: every way in which the merchant and a player talk, and what of it is unread. */
export function MessagesScreen({ renderChat }: MessagesScreenProps) {
  return <MessagesView {...useMessagesScreen()} renderChat={renderChat} />;
}
