import { useMerchant } from '@livery/merchant/react';
import type { ReactNode } from 'react';
import { useLiveChat } from '../../hooks/useLiveChat.ts';

interface LiveChatButtonProps {
  /** Draws the control, in words of its own. */
  children: (control: { onClick: () => void }) => ReactNode;
  /** Drawn instead where the merchant has no live chat. Default: nothing. */
  fallback?: ReactNode;
}

/** Opens the live chat, where the merchant has it on (CBS3). */
export function LiveChatButton({ children, fallback = null }: LiveChatButtonProps) {
  const { switches } = useMerchant();
  const openChat = useLiveChat();
  return switches.CBS3 ? children({ onClick: () => void openChat() }) : fallback;
}
