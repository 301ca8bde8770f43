import type { Merchant } from '@livery/merchant';
import { and, eq, inArray, notExists, notInArray } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
import { deposits, entries, members, promotions } from '../../db/schema/index.ts';
import { depositBonus } from '../../deposit/depositPromos.ts';
import { demoHistories } from './demoHistories.ts';
import { type HistoricalMovement, postHistory } from './postHistory.ts';
import { seedLotteryHistory } from './seedLotteryHistory.ts';
import { seedCashier } from './seedCashier.ts';
import { seedCashierHistory } from './seedCashierHistory.ts';
import { seedPromotions } from './seedPromotions.ts';
import { seedCashbackClaims, seedFriends, seedMemberPromotions } from './seedRewards.ts';
import { seedRounds } from './seedRounds.ts';
import { makeTransfers } from './makeTransfers.ts';

/** Seeds a merchant's deposit methods and promotions, and the money histories of its demo members. */
export async function seedMoney(tx: Queries, merchant: Merchant): Promise<void> {
  await seedCashier(tx, merchant);
  await seedPromotions(tx, merchant);
  // Members with movements from before this part existed have their own history.
  const ownPast = tx
    .select({ id: entries.id })
    .from(entries)
    .where(and(eq(entries.memberId, members.id), notInArray(entries.kind, ['WELCOME', 'DEMO'])));
  const known = await tx
    .select({ id: members.id, username: members.username })
    .from(members)
    .where(
      and(
        eq(members.merchantCode, merchant.code),
        inArray(members.username, Object.keys(demoHistories)),
        notExists(ownPast),
      ),
    );
  for (const { id, username } of known)
    await postHistory(tx, merchant, withBalancingMove(await seedHistory(tx, merchant, id, username), id));
}

async function seedHistory(
  tx: Queries,
  merchant: Merchant,
  memberId: number,
  username: string,
): Promise<HistoricalMovement[]> {
  const of = { memberId, username, past: demoHistories[username]! };
  const [promo] = await tx
    .select()
    .from(promotions)
    .where(and(eq(promotions.merchantCode, merchant.code), eq(promotions.code, of.past.depositPromo ?? '')));
  // Seed the lotteries before the rounds, because seeding the rounds also sums the stakes of each day.
  const lotteries = await seedLotteryHistory(tx, merchant, of);
  const rounds = await seedRounds(tx, merchant, of);
  const cashier = await seedCashierHistory(tx, merchant, { ...of, depositPromoId: promo?.id });
  return [
    ...lotteries,
    ...rounds,
    ...cashier,
    ...makeTransfers(merchant, of),
    ...(promo === undefined ? [] : await bonusesOf(tx, memberId, promo)),
    ...(await seedMemberPromotions(tx, merchant, of)),
    ...(await seedCashbackClaims(tx, merchant, of)),
    ...(await seedFriends(tx, merchant, of)),
  ];
}

/** The bonus of the deposit with a promotion. Its turnover requirement is met. */
async function bonusesOf(
  tx: Queries,
  memberId: number,
  promo: typeof promotions.$inferSelect,
): Promise<HistoricalMovement[]> {
  const taken = await tx
    .select()
    .from(deposits)
    .where(and(eq(deposits.memberId, memberId), eq(deposits.promotionId, promo.id)));
  return taken.map(({ id, amount, decidedAt }) => ({
    at: decidedAt!,
    kind: 'PROMOTION',
    reference: `deposit ${id}`,
    from: { memberId: null, code: 'PROMOTIONS' },
    to: { memberId, code: 'MAIN' },
    amount: depositBonus(promo, amount),
  }));
}

/** Adds one movement that reverses the sum of all, so that a member's balance stays the balance of the demo account. */
function withBalancingMove(moves: HistoricalMovement[], memberId: number): HistoricalMovement[] {
  const isMain = (side: HistoricalMovement['from']) => side.memberId === memberId && side.code === 'MAIN';
  const net = moves.reduce(
    (sum, { from, to, amount }) => sum + (isMain(to) ? amount : 0n) - (isMain(from) ? amount : 0n),
    0n,
  );
  if (net === 0n) return moves;
  const demoAccount = { memberId: null, code: 'DEMO' };
  const wallet = { memberId, code: 'MAIN' };
  const sides =
    net > 0n ? { from: wallet, to: demoAccount, amount: net } : { from: demoAccount, to: wallet, amount: -net };
  return [
    ...moves,
    { at: new Date(Date.now() - 60_000), kind: 'DEMO', reference: `${memberId} withBalancingMove`, ...sides },
  ];
}
