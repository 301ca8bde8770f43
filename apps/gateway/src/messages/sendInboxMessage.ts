import type { Merchant } from '@livery/merchant';
import type { Queries } from '../db/connect.ts';
import { exponentOf, toDecimal } from '../wallet/minorUnits.ts';
import { formatMoney } from '../wallet/formatMoney.ts';
import { fillMessage } from './fillMessage.ts';
import { messagesToOne } from './messageTexts.ts';
import { storeInboxMessage } from './storeInboxMessage.ts';

interface News {
  memberId: number;
  /** Which of the texts tells it. */
  text: keyof typeof messagesToOne;
  /** Minor units; of what is about money. */
  amount?: bigint;
  /** Number of the request that it is about. */
  number?: number;
  times?: number;
}

/** Tells a member in the inbox what happened to their money or account. Give it the transaction in which it happens. */
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
    ...fillMessage(messagesToOne[text], merchant, facts),
  });
}
