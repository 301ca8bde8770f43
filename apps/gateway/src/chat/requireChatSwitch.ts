import type { Merchant } from '@livery/merchant';
import { CallFailure } from '../http/callFailure.ts';

/** Throws NOT_ALLOWED if the merchant has no live chat. */
export function requireChatSwitch({ switches }: Merchant): void {
  if (!switches.CBS3) throw new CallFailure('NOT_ALLOWED', 'This merchant has no live chat: the switch CBS3 is off.');
}
