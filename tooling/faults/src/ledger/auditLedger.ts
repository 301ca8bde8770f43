import { type Finding, none } from '../fault.ts';
import { withClient } from './withClient.ts';

/**
 * A transfer that a player requests. No two transfers of one player have the same amount, so the amount identifies it.
 */
export interface Intent {
  merchant: string;
  username: string;
  /** Minor units. */
  amount: number;
  /** Whether the gateway replied with success or a rejection. `unknown` if there was no reply. */
  outcome: 'done' | 'refused' | 'unknown';
}

/** The id of the newest transaction: later requests have higher ids. */
export async function newestTransaction(databaseUrl: string): Promise<string> {
  return withClient(
    databaseUrl,
    async (client) =>
      (await client.query<{ newest: string }>('select coalesce(max(id), 0)::text as newest from transactions')).rows[0]!
        .newest,
  );
}

interface Audit {
  databaseUrl: string;
  /** Result of `newestTransaction` before the first intent. */
  since: string;
  intents: readonly Intent[];
}

/** Checks the whole ledger against its rules, and the posted transfers against the replies that players got. */
export async function auditLedger({ databaseUrl, since, intents }: Audit): Promise<Finding[]> {
  return withClient(databaseUrl, async (client) => {
    const { rows: posted } = await client.query<{ merchant: string; username: string; amount: string; times: number }>(
      postedTransfers,
      [since],
    );
    const timesOf = new Map(
      posted.map(({ merchant, username, amount, times }) => [`${merchant} ${username} ${amount}`, times]),
    );
    const times = ({ merchant, username, amount }: Intent) => timesOf.get(`${merchant} ${username} ${amount}`) ?? 0;
    const counted = intents.map((intent) => ({ ...intent, times: times(intent) }));
    return [
      ...(await checkLedger(databaseUrl)),
      none('movements that were posted twice', counted.filter((one) => one.times > 1).length),
      none(
        'acknowledged movements that were not posted',
        counted.filter((one) => one.outcome === 'done' && one.times === 0).length,
      ),
      none(
        'rejected movements that were posted',
        counted.filter((one) => one.outcome === 'refused' && one.times > 0).length,
      ),
      none('movements without a request', posted.length - counted.filter((one) => one.times > 0).length),
    ];
  });
}

/** Checks the whole ledger against its rules. */
export async function checkLedger(databaseUrl: string): Promise<Finding[]> {
  return withClient(databaseUrl, async (client) => {
    const {
      rows: [sound],
    } = await client.query<{ total: string; unbalanced: number; below: number; drifted: number; halves: number }>(
      ledgerRules,
    );
    return [
      { what: 'sum of all entries', found: sound!.total, wanted: '0', holds: sound!.total === '0' },
      none('transactions with only one side, or whose entries do not sum to zero', sound!.unbalanced),
      none('members’ accounts that were ever below zero', sound!.below),
      none('balances that differ from the sum of their entries', sound!.drifted),
      none('idempotency keys without a reply', sound!.halves),
    ];
  });
}

const ledgerRules = `
  select (select coalesce(sum(amount), 0)::text from entries) as total,
         (select count(*)::int from (
            select from transactions left join entries on entries.transaction_id = transactions.id
             group by transactions.id having coalesce(sum(amount), 1) <> 0 or count(*) < 2) as wrong) as unbalanced,
         (select count(distinct account_id)::int from (
            select account_id, sum(amount) over (partition by account_id order by id) as balance from entries where member_id is not null) as seen
           where balance < 0) as below,
         (select count(*)::int from (
            select balance_after, nth, sum(amount) over so_far as summed, row_number() over so_far as place
              from entries where member_id is not null window so_far as (partition by account_id order by id)) as seen
           where balance_after is distinct from summed or nth is distinct from place) as drifted,
         (select count(*)::int from idempotency_keys where reply is null) as halves`;

// The paying side of each transfer.
const postedTransfers = `
  select transactions.merchant_code as merchant, username, (-amount)::text as amount, count(*)::int as times
    from entries
    join transactions on transactions.id = entries.transaction_id
    join members on members.id = entries.member_id
   where transactions.kind = 'TRANSFER' and line = 1 and transactions.id > $1
   group by 1, 2, 3`;
