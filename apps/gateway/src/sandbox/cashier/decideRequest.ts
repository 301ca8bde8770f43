import { eq } from 'drizzle-orm';
import type { Merchant } from '@livery/merchant';
import type { Database, Queries } from '../../db/connect.ts';
import { retryTransaction } from '../../db/retryTransaction.ts';
import { deposits, memberPromotions, promotions, withdrawals } from '../../db/schema/index.ts';
import { decideDeposit } from '../../deposit/decideDeposit.ts';
import { CallFailure } from '../../http/callFailure.ts';
import type { MerchantDirectory } from '../../http/merchantDirectory.ts';
import { decidePromotion } from '../../promotions/decidePromotion.ts';
import { decideWithdrawal } from '../../withdraw/decideWithdrawal.ts';

/** The cashier's actions by kind of request, and the resulting states. */
const actions = {
  deposit: { approve: 'APPROVED', reject: 'REJECTED' },
  withdrawal: { approve: 'APPROVED', reject: 'REJECTED', cancel: 'CANCELLED' },
  promotion: { approve: 'APPROVED', reject: 'REJECTED' },
} as const;

export type Kind = keyof typeof actions;
type Outcome = 'APPROVED' | 'REJECTED' | 'CANCELLED';

/** The cashier's actions for a kind of request, in the order of the buttons. */
export const actionsOf = (kind: Kind): string[] => Object.keys(actions[kind]);

interface Asked {
  kind: string;
  id: string;
  action: string;
}

/**
 * Decides a pending request. This works only once.
 * @throws NOT_FOUND if it is missing, ALREADY_DECIDED if it is not pending any more.
 */
export async function decideRequest(
  db: Database,
  merchants: MerchantDirectory,
  { kind, id, action }: Asked,
): Promise<{ kind: Kind; id: string; state: Outcome }> {
  const missing = () =>
    new CallFailure(
      'NOT_FOUND',
      'This request does not exist. The path must contain deposit, withdrawal or promotion, its id, then approve or reject (or cancel for a withdrawal).',
    );
  if (!Object.hasOwn(actions, kind) || !/^[1-9]\d{0,14}$/.test(id)) throw missing();
  const known: Readonly<Record<string, Outcome>> = actions[kind as Kind];
  const state = Object.hasOwn(known, action) ? known[action] : undefined;
  const merchant = merchants.find((await merchantCodeOf(db, kind as Kind, Number(id))) ?? '');
  if (state === undefined || merchant === undefined) throw missing();
  const isDecided = await retryTransaction(() =>
    db.transaction((tx) => decideOne(tx, merchant, { kind: kind as Kind, id: Number(id), state })),
  );
  if (!isDecided) throw new CallFailure('ALREADY_DECIDED', 'The request is not pending any more.');
  return { kind: kind as Kind, id, state };
}

function decideOne(
  tx: Queries,
  merchant: Merchant,
  { kind, id, state }: { kind: Kind; id: number; state: Outcome },
): Promise<boolean> {
  const isApproved = state === 'APPROVED';
  switch (kind) {
    case 'deposit':
      return decideDeposit(tx, { merchant, depositId: id, isApproved });
    case 'withdrawal':
      return decideWithdrawal(tx, { merchant, withdrawalId: id, state });
    case 'promotion':
      return decidePromotion(tx, { merchant, id, isApproved });
  }
}

async function merchantCodeOf(db: Queries, kind: Kind, id: number): Promise<string | undefined> {
  switch (kind) {
    case 'deposit':
      return (await db.select({ code: deposits.merchantCode }).from(deposits).where(eq(deposits.id, id)))[0]?.code;
    case 'withdrawal':
      return (await db.select({ code: withdrawals.merchantCode }).from(withdrawals).where(eq(withdrawals.id, id)))[0]
        ?.code;
    case 'promotion': {
      const own = db
        .select({ code: promotions.merchantCode })
        .from(memberPromotions)
        .innerJoin(promotions, eq(promotions.id, memberPromotions.promotionId));
      return (await own.where(eq(memberPromotions.id, id)))[0]?.code;
    }
  }
}
