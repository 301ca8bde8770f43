import type { MessageKind } from '@livery/api/contract';
import {
  ArrowUpFromLine,
  BanknoteArrowDown,
  Gamepad2,
  Gift,
  Handshake,
  Mail,
  PartyPopper,
  ShieldCheck,
  Wrench,
} from 'lucide-react';
import type { ReactNode } from 'react';

/** How each kind of message is shown: its icon, and the text key of its name. */
export const kindDisplay = {
  WELCOME: { icon: <PartyPopper />, name: 'welcome' },
  BONUS: { icon: <Gift />, name: 'bonus' },
  DEPOSIT: { icon: <BanknoteArrowDown />, name: 'deposit' },
  WITHDRAWAL: { icon: <ArrowUpFromLine />, name: 'withdrawal' },
  GAME: { icon: <Gamepad2 />, name: 'game' },
  AGENT: { icon: <Handshake />, name: 'agent' },
  MAINTENANCE: { icon: <Wrench />, name: 'maintenance' },
  SECURITY: { icon: <ShieldCheck />, name: 'security' },
  OTHER: { icon: <Mail />, name: 'other' },
} as const satisfies Record<MessageKind, { icon: ReactNode; name: string }>;
