import type { Feedback } from '@livery/api/feedback/getFeedback';
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
} as const satisfies Record<Feedback['category'], { icon: ReactNode; name: string }>;
