import type { Merchant } from '@livery/merchant';
import type { Queries } from '../db/connect.ts';
import { CallFailure } from '../http/callFailure.ts';
import { type Limit, readLimits } from './limitRows.ts';
import { requireLeft } from './moneyLimits.ts';
import { type Periods, readPeriods } from './periods.ts';
import { secondsToday } from './present.ts';
import { requireNoBreak } from './requireNoBreak.ts';
import { lossesOf } from './used.ts';

interface Play {
  merchant: Merchant;
  memberId: number;
  /** Stake in minor units. Default: the smallest possible stake, for the launch of a game, which has no stake. */
  stake?: bigint;
}

/**
 * Checks whether a member may play. For a stake, call it after `lockMoney`, in the transaction that debits it.
 * @throws PLAY_BREAK, SESSION_LIMIT, LOSS_LIMIT.
 */
export async function requireCanPlay(db: Queries, { merchant, memberId, stake = 1n }: Play): Promise<void> {
  await requireNoBreak(db, memberId);
  const periods = await readPeriods(db, merchant);
  const limits = await readLimits(db, memberId, { kinds: ['loss', 'session'], at: periods.at });
  if (limits.length === 0) return;
  await requireTime(db, memberId, { limits, periods });
  const losses = limits.filter(({ kind }) => kind === 'loss');
  if (losses.length === 0) return;
  requireLeft('LOSS_LIMIT', stake, { merchant, limits: losses, periods, used: await lossesOf(db, memberId, periods) });
}

async function requireTime(
  db: Queries,
  memberId: number,
  { limits, periods }: { limits: readonly Limit[]; periods: Periods },
): Promise<void> {
  const minutes = limits.find(({ kind }) => kind === 'session')?.held ?? null;
  if (minutes === null || (await secondsToday(db, memberId, periods)) < Number(minutes) * 60) return;
  throw new CallFailure('SESSION_LIMIT', `The member's limit of ${minutes} minutes per day is used up.`, {
    value: { minutes: Number(minutes), resetsAt: periods.day.to },
  });
}
