import { useMerchant } from '@livery/merchant/react';
import type { ReactNode } from 'react';
import { useLiveChat } from '../../hooks/useLiveChat.ts';

interface LiveChatButtonProps {
  /** Renders the control with its own text. */
  children: (control: { onClick: () => void }) => ReactNode;
  /** Rendered in place of the control if the merchant has no live chat. Default: nothing. */
  fallback?: ReactNode;
}

/** Opens the live chat, if the merchant has it enabled (CBS3). */
export function LiveChatButton({ children, fallback = null }: LiveChatButtonProps) {
  const { switches } = useMerchant();
  const openChat = useLiveChat();
  return switches.CBS3 ? children({ onClick: () => void openChat() }) : fallback;
}
