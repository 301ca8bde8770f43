import type { Merchant } from '@livery/merchant';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { agentContracts, type ContractTerms } from '../db/schema/index.ts';
import type { CallContext } from '../http/callContext.ts';
import { CallFailure } from '../http/callFailure.ts';
import { requireSession } from '../auth/sessions.ts';
import { exponentOf, toDecimal } from '../wallet/minorUnits.ts';
import { toPercent } from './rates.ts';

type Kind = typeof agentContracts.$inferSelect.kind;
type Context = Pick<CallContext<never>, 'db' | 'merchant' | 'session'>;

/** The newest contract of a kind that was offered to the caller, or undefined. */
export async function readContract(context: Context, kind: Kind) {
  requireContractSwitch(context.merchant);
  return newest(context.db, requireSession(context).memberId, kind);
}

/**
 * Accepts or rejects a contract, once.
 * @throws NOT_FOUND, or ANSWERED_BEFORE where it was answered already.
 */
export async function answerContract(
  context: Context,
  kind: Kind,
  { contractId, state }: { contractId: string; state: 'ACCEPTED' | 'REJECTED' },
) {
  requireContractSwitch(context.merchant);
  const { memberId } = requireSession(context);
  const isThis = and(
    eq(agentContracts.id, Number(contractId)),
    eq(agentContracts.memberId, memberId),
    eq(agentContracts.kind, kind),
  );
  // One statement, so that only one of two simultaneous answers counts.
  const answered = await context.db
    .update(agentContracts)
    .set({ state, answeredAt: sql`now()` })
    .where(and(isThis, eq(agentContracts.state, 'PENDING')))
    .returning({ id: agentContracts.id });
  if (answered.length === 0) {
    const found = await context.db.select({ id: agentContracts.id }).from(agentContracts).where(isThis);
    if (found.length === 0) throw new CallFailure('NOT_FOUND', 'You were offered no such contract.');
    throw new CallFailure('ANSWERED_BEFORE', 'This contract was answered before.');
  }
  return newest(context.db, memberId, kind);
}

function requireContractSwitch({ switches }: Merchant): void {
  if (!switches.AGENTPOLICY3)
    throw new CallFailure('NOT_ALLOWED', 'This merchant has no agent contracts: the switch AGENTPOLICY3 is off.');
}

async function newest(db: Database, memberId: number, kind: Kind) {
  const [found] = await db
    .select()
    .from(agentContracts)
    .where(and(eq(agentContracts.memberId, memberId), eq(agentContracts.kind, kind)))
    .orderBy(desc(agentContracts.id))
    .limit(1);
  return found;
}

type Found = Awaited<ReturnType<typeof newest>>;

export const stateOf = (found: Found) => found?.state ?? ('NONE' as const);

/** The fields that every contract has, whatever its terms. */
export function offerOf({ id, offeredBy, offeredAt, answeredAt }: NonNullable<Found>) {
  return {
    id: String(id),
    offeredBy,
    offeredAt: offeredAt.toISOString(),
    ...(answeredAt !== null && { answeredAt: answeredAt.toISOString() }),
  };
}

/** The steps of a salary contract as the contract of the API has them. */
export function payStepsOf(terms: ContractTerms, merchant: Merchant) {
  if ('period' in terms) throw new Error('A contract on salary holds the terms of a dividend.');
  const shown = (amount: string) => toDecimal(BigInt(amount), exponentOf(merchant));
  return terms.steps.map(({ turnover, pay }) => ({ turnover: shown(turnover), pay: shown(pay) }));
}

/** The terms of a dividend contract as the contract of the API has them. */
export function dividendTermsOf(terms: ContractTerms, merchant: Merchant) {
  if (!('period' in terms)) throw new Error('A contract on dividends holds the terms of a salary.');
  return {
    period: terms.period,
    steps: terms.steps.map(({ netWin, rate }) => ({
      netWin: toDecimal(BigInt(netWin), exponentOf(merchant)),
      rate: toPercent(rate),
    })),
  };
}
