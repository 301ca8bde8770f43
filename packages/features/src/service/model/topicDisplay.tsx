import type { FeedbackCategory } from '@livery/api/contract';
import {
  ArrowUpFromLine,
  BanknoteArrowDown,
  Gamepad2,
  Gift,
  MessageCircleQuestionMark,
  Smartphone,
} from 'lucide-react';
import type { ReactNode } from 'react';

/** How each topic of feedback is shown: its icon, and the text key of its name. */
export const topicDisplay = {
  GAME: { icon: <Gamepad2 />, name: 'aboutGame' },
  DEPOSIT: { icon: <BanknoteArrowDown />, name: 'aboutDeposit' },
  WITHDRAWAL: { icon: <ArrowUpFromLine />, name: 'aboutWithdrawal' },
  PROMOTION: { icon: <Gift />, name: 'aboutPromotion' },
  APP: { icon: <Smartphone />, name: 'aboutApp' },
  OTHER: { icon: <MessageCircleQuestionMark />, name: 'aboutOther' },
} as const satisfies Record<FeedbackCategory, { icon: ReactNode; name: string }>;
