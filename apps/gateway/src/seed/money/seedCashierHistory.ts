import type { DepositState, WithdrawalState } from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';
import type { Queries } from '../../db/connect.ts';
import { bankCards, deposits, withdrawals } from '../../db/schema/index.ts';
import { exponentOf, toMinorUnits } from '../../wallet/minorUnits.ts';
import { storedCardNumber } from '../../withdraw/cardRows.ts';
import { seededRandom } from '../seededRandom.ts';
import type { DemoHistory } from './demoHistories.ts';
import type { HistoricalMovement } from './postHistory.ts';

const hourMs = 3_600_000;
const merchantAccount = (code: string) => ({ memberId: null, code });

interface Of {
  memberId: number;
  username: string;
  past: DemoHistory;
  /** Row id of the promotion of the first deposit. */
  depositPromoId?: number | undefined;
}

interface Planned<State> {
  state: State;
  at: Date;
  amount: bigint;
}

/**
 * Seeds a demo member's bank cards, deposits and withdrawals.
 * @returns their movements.
 */
export async function seedCashierHistory(tx: Queries, merchant: Merchant, of: Of): Promise<HistoricalMovement[]> {
  const { username, past } = of;
  const random = seededRandom(`cashier of ${username} at ${merchant.code}`);
  const exponent = exponentOf(merchant);
  const plan = <State extends string>(paid: State, every: number, others: readonly State[]): Planned<State>[] => {
    const daysAgo =
      every === 0
        ? []
        : Array.from({ length: Math.floor(past.days / every) }, (_one, index) => past.days - index * every);
    const amount = () => toMinorUnits(random.pick([500, 1_000, 2_000, 5_000]), exponent);
    return [
      ...daysAgo.map((days) => ({
        state: paid,
        at: new Date(Date.now() - days * 24 * hourMs + random.below(20) * hourMs),
        amount: amount(),
      })),
      // The newest is a few minutes old, the others a day or more.
      ...others.map((state, index) => ({
        state,
        at: new Date(Date.now() - (others.length - 1 - index) * 30 * hourMs - hourMs / 30),
        amount: amount(),
      })),
    ];
  };
  return [
    ...(await seedDeposits(tx, merchant, of, plan<DepositState>('APPROVED', past.depositEvery, past.deposits))),
    ...(await seedWithdrawals(
      tx,
      merchant,
      of,
      plan<WithdrawalState>('APPROVED', past.withdrawEvery, past.withdrawals),
    )),
  ];
}

async function seedDeposits(
  tx: Queries,
  { code: merchantCode }: Merchant,
  { memberId, depositPromoId }: Of,
  planned: readonly Planned<DepositState>[],
): Promise<HistoricalMovement[]> {
  const isDecided = (state: DepositState) => state === 'APPROVED' || state === 'REJECTED';
  const rows = await tx
    .insert(deposits)
    .values(
      planned.map(({ state, at, amount }, index) => ({
        merchantCode,
        memberId,
        method: 'manual' as const,
        state,
        amount,
        fee: 0n,
        details: { depositorName: 'Demo', reference: `R-${1_000 + index}` },
        promotionId: index === 0 ? depositPromoId : undefined,
        createdAt: at,
        expiresAt: new Date(at.getTime() + hourMs / 2),
        decidedAt: isDecided(state) ? new Date(at.getTime() + hourMs / 10) : null,
      })),
    )
    .returning();
  return rows
    .filter(({ state }) => state === 'APPROVED')
    .map(({ id, amount, decidedAt }) => ({
      at: decidedAt!,
      kind: 'DEPOSIT',
      reference: String(id),
      from: merchantAccount('BANK'),
      to: { memberId, code: 'MAIN' },
      amount,
    }));
}

async function seedWithdrawals(
  tx: Queries,
  { code: merchantCode }: Merchant,
  { memberId, past }: Of,
  planned: readonly Planned<WithdrawalState>[],
): Promise<HistoricalMovement[]> {
  const cards = await tx
    .insert(bankCards)
    .values(
      past.cards.map((card) => ({
        merchantCode,
        memberId,
        bankCode: card.bankCode,
        holderName: past.holderName,
        ...storedCardNumber(card, 'invented'),
      })),
    )
    .returning({ id: bankCards.id });
  if (planned.length === 0) return [];
  const rows = await tx
    .insert(withdrawals)
    .values(
      planned.map(({ state, at, amount }, index) => ({
        merchantCode,
        memberId,
        bankCardId: cards[index % cards.length]!.id,
        state,
        amount,
        fee: 0n,
        createdAt: at,
        decidedAt: state === 'PENDING' ? null : new Date(at.getTime() + 2 * hourMs),
      })),
    )
    .returning();
  const wallet = { memberId, code: 'MAIN' };
  return rows.flatMap(({ id, state, amount, createdAt, decidedAt }) => {
    const reference = String(id);
    const held: HistoricalMovement = {
      at: createdAt,
      kind: 'WITHDRAW',
      reference,
      from: wallet,
      to: merchantAccount('WITHDRAW_HOLD'),
      amount,
    };
    if (decidedAt === null) return [held];
    const isPaid = state === 'APPROVED';
    return [
      held,
      {
        at: decidedAt,
        kind: isPaid ? 'WITHDRAW_PAID' : 'WITHDRAW_BACK',
        reference,
        from: merchantAccount('WITHDRAW_HOLD'),
        to: isPaid ? merchantAccount('BANK') : wallet,
        amount,
      },
    ];
  });
}
