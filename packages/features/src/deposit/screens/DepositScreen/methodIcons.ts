import type { DepositMethod } from '@livery/api/deposit/createDeposit';
import { CreditCard, Landmark, MessageCircle, ScanLine, Wallet } from 'lucide-react';

/** The icon of each method of payment. */
export const methodIcons = {
  manual: Landmark,
  gateway: CreditCard,
  alipay: ScanLine,
  wechat: MessageCircle,
  qq: Wallet,
} as const satisfies Record<DepositMethod, unknown>;
