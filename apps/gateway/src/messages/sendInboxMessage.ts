import type { Merchant } from '@livery/merchant';
import type { Queries } from '../db/connect.ts';
import { exponentOf, toDecimal } from '../wallet/minorUnits.ts';
import { formatMoney } from '../wallet/formatMoney.ts';
import { fillMessage } from './fillMessage.ts';
import { memberMessages } from './memberMessages.ts';
import { storeInboxMessage } from './storeInboxMessage.ts';

interface News {
  memberId: number;
  /** Key of the message's text. */
  text: keyof typeof memberMessages;
  /** Minor units, for messages about money. */
  amount?: bigint;
  /** Number of the related request. */
  number?: number;
  times?: number;
}

/** Sends a member an inbox message about their money or account. Pass the transaction of the reported event. */
export async function sendInboxMessage(
  tx: Queries,
  merchant: Merchant,
  { memberId, text, amount, number, times }: News,
): Promise<void> {
  const facts = {
    ...(amount !== undefined && { amount: formatMoney(toDecimal(amount, exponentOf(merchant)), merchant) }),
    ...(number !== undefined && { number: String(number) }),
    ...(times !== undefined && { times: String(times) }),
  };
  await storeInboxMessage(tx, {
    merchantCode: merchant.code,
    memberId,
    ...fillMessage(memberMessages[text], merchant, facts),
  });
}
