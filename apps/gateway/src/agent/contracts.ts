import type { Merchant } from '@livery/merchant';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { agentContracts, type ContractTerms } from '../db/schema/index.ts';
import type { CallContext } from '../http/callContext.ts';
import { CallFailure } from '../http/callFailure.ts';
import { requireSession } from '../auth/sessions.ts';
import { exponentOf, toDecimal } from '../wallet/minorUnits.ts';
import { toPercent } from './rates.ts';

type Kind = typeof agentContracts.$inferSelect.kind;
type Context = Pick<CallContext<never>, 'db' | 'merchant' | 'session'>;

/** Milliseconds in which an offer can be answered. */
const offerMs = 30 * 86_400_000;

/** Maximum number of earlier offers in a reply. */
const mostEarlier = 20;

/** The contracts of a kind that were offered to the caller, newest first. */
export async function readContracts(context: Context, kind: Kind) {
  requireContractSwitch(context.merchant);
  return newestFirst(context.db, requireSession(context).memberId, kind);
}

/**
 * Accepts or rejects a contract. A contract can be answered only once.
 * @throws NOT_FOUND; ANSWERED_BEFORE if the contract already has an answer; OFFER_EXPIRED if the offer has expired.
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
  // One statement checks and changes the row, so that only the first of two simultaneous answers succeeds.
  const answered = await context.db
    .update(agentContracts)
    .set({ state, answeredAt: sql`now()` })
    .where(
      and(
        isThis,
        eq(agentContracts.state, 'PENDING'),
        gt(agentContracts.offeredAt, new Date(Date.now() - offerMs)),
        // A newer offer replaces an older pending offer.
        sql`not exists (select 1 from ${agentContracts} newer where newer.member_id = ${memberId} and newer.kind = ${kind} and newer.id > ${Number(contractId)})`,
      ),
    )
    .returning({ id: agentContracts.id });
  if (answered.length === 0) {
    const [found] = await context.db.select({ state: agentContracts.state }).from(agentContracts).where(isThis);
    if (found === undefined) throw new CallFailure('NOT_FOUND', 'This contract was not offered to you.');
    if (found.state === 'PENDING') throw new CallFailure('OFFER_EXPIRED', 'This contract was not answered in time.');
    throw new CallFailure('ANSWERED_BEFORE', 'This contract was answered before.');
  }
  return newestFirst(context.db, memberId, kind);
}

function requireContractSwitch({ switches }: Merchant): void {
  if (!switches.AGENTPOLICY3)
    throw new CallFailure('NOT_ALLOWED', 'This merchant has no agent contracts: the switch AGENTPOLICY3 is off.');
}

const newestFirst = (db: Database, memberId: number, kind: Kind) =>
  db
    .select()
    .from(agentContracts)
    .where(and(eq(agentContracts.memberId, memberId), eq(agentContracts.kind, kind)))
    .orderBy(desc(agentContracts.id))
    .limit(mostEarlier + 1);

type Offered = Awaited<ReturnType<typeof newestFirst>>[number];

const validUntil = ({ offeredAt }: Offered) => new Date(offeredAt.getTime() + offerMs);

/** The state of the newest contract of a kind. */
export function stateOf(newest: Offered | undefined): Offered['state'] | 'NONE' | 'EXPIRED' {
  if (newest === undefined) return 'NONE';
  return newest.state === 'PENDING' && validUntil(newest).getTime() <= Date.now() ? 'EXPIRED' : newest.state;
}

/** Offers before the newest, as in the reply of the API. A pending offer that a newer offer replaced is EXPIRED. */
export const earlierOf = (earlier: readonly Offered[]) =>
  earlier.map((one) => ({ ...offerOf(one), state: one.state === 'PENDING' ? ('EXPIRED' as const) : one.state }));

/** The fields that every contract has, independent of its terms. */
export function offerOf(offered: Offered) {
  const { id, offeredBy, offeredAt, answeredAt } = offered;
  return {
    id: String(id),
    offeredBy,
    offeredAt: offeredAt.toISOString(),
    validUntil: validUntil(offered).toISOString(),
    ...(answeredAt !== null && { answeredAt: answeredAt.toISOString() }),
  };
}

/** The steps of a salary contract, as in the reply of the API. */
export function payStepsOf(terms: ContractTerms, merchant: Merchant) {
  if ('period' in terms) throw new Error('A contract on salary has the terms of a dividend.');
  const shown = (amount: string) => toDecimal(BigInt(amount), exponentOf(merchant));
  return terms.steps.map(({ turnover, pay }) => ({ turnover: shown(turnover), pay: shown(pay) }));
}

/** The terms of a dividend contract, as in the reply of the API. */
export function dividendTermsOf(terms: ContractTerms, merchant: Merchant) {
  if (!('period' in terms)) throw new Error('A contract on dividends has the terms of a salary.');
  return {
    period: terms.period,
    steps: terms.steps.map(({ netWin, rate }) => ({
      netWin: toDecimal(BigInt(netWin), exponentOf(merchant)),
      rate: toPercent(rate),
    })),
  };
}
