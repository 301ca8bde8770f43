import { type Finding, none } from '../fault.ts';
import { withClient } from './withClient.ts';

/** A claim that a member made in several tabs, until each tab had a reply. */
export interface Claim {
  merchant: string;
  username: string;
  kind: 'PROMOTION' | 'CASHBACK';
  /** Minor units. */
  amount: string;
  /** Number of tabs that got a success reply. */
  timesHeard: number;
  /** Whether a tab retried with another key. Its claim may then be rejected although it was paid before. */
  hasLostKey: boolean;
}

interface Audit {
  databaseUrl: string;
  /** Result of `newestTransaction` before the first claim. */
  since: string;
  claims: readonly Claim[];
}

/**
 * Checks that the ledger has exactly one payment for each claim and no others, and that one tab of each claim got the
 * success reply.
 */
export async function auditClaims({ databaseUrl, since, claims }: Audit): Promise<Finding[]> {
  const { rows: posted } = await withClient(databaseUrl, (client) =>
    client.query<Omit<Claim, 'timesHeard' | 'hasLostKey'> & { times: number }>(postedPayments, [since]),
  );
  const left = new Map<string, number>();
  const nameOf = ({ merchant, username, kind, amount }: Omit<Claim, 'timesHeard' | 'hasLostKey'>) =>
    `${merchant} ${username} ${kind} ${amount}`;
  for (const claim of claims) left.set(nameOf(claim), (left.get(nameOf(claim)) ?? 0) - 1);
  for (const payment of posted) left.set(nameOf(payment), (left.get(nameOf(payment)) ?? 0) + payment.times);
  const counts = [...left.values()];
  return [
    none(
      'additional payments of a claim',
      counts.reduce((sum, count) => sum + Math.max(count, 0), 0),
    ),
    none(
      'claims that were not paid',
      counts.reduce((sum, count) => sum + Math.max(-count, 0), 0),
    ),
    none('claims that were reported as paid in both tabs', claims.filter(({ timesHeard }) => timesHeard > 1).length),
    none(
      'claims that were reported as paid in no tab, although each tab used one key',
      claims.filter(({ timesHeard, hasLostKey }) => timesHeard === 0 && !hasLostKey).length,
    ),
  ];
}

// The receiving side of each payment.
const postedPayments = `
  select transactions.merchant_code as merchant, username, transactions.kind, amount::text, count(*)::int as times
    from entries
    join transactions on transactions.id = entries.transaction_id
    join members on members.id = entries.member_id
   where transactions.kind in ('PROMOTION', 'CASHBACK') and line = 2 and transactions.id > $1
   group by 1, 2, 3, 4`;
