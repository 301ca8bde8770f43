import type { Merchant } from '@livery/merchant';
import type { Queries } from '../db/connect.ts';
import { readLimits } from './limitRows.ts';
import { requireLeft } from './moneyLimits.ts';
import { readPeriods } from './periods.ts';
import { requireNoBreak } from './requireNoBreak.ts';
import { depositsOf } from './used.ts';

interface PayIn {
  merchant: Merchant;
  memberId: number;
  /** Minor units. */
  amount: bigint;
}

/**
 * Checks whether a member may deposit an amount. Call it after `lockMoney`, in the transaction that creates the
 * deposit.
 * @throws PLAY_BREAK, DEPOSIT_LIMIT.
 */
export async function requireCanDeposit(tx: Queries, { merchant, memberId, amount }: PayIn): Promise<void> {
  await requireNoBreak(tx, memberId);
  const periods = await readPeriods(tx, merchant);
  const limits = await readLimits(tx, memberId, { kinds: ['deposit'], at: periods.at });
  if (limits.length === 0) return;
  requireLeft('DEPOSIT_LIMIT', amount, { merchant, limits, periods, used: await depositsOf(tx, memberId, periods) });
}
