import { calls, gameTypes } from '@livery/api/contract';
import type { Client } from 'pg';
import type { Wallet } from '../gateways/wallets.ts';
import { withClient } from '../ledger/withClient.ts';

/** An item that a member can claim once. */
export interface Claimable {
  kind: 'PROMOTION' | 'CASHBACK';
  /** Amount of the payment, in minor units. */
  amount: string;
  /** The promotion's id; for cashback, the id of its line. */
  id: string;
  /** Whether the member must join the promotion first. */
  isJoined: boolean;
}

interface SupplyClaims {
  databaseUrl: string;
  url: string;
  wallets: readonly Wallet[];
  /** Promotions for each member. */
  promotions: number;
}

/**
 * Creates claims for members. Every merchant gets promotions; every second one must be joined first. Members of
 * merchants with manual cashback get lines of cashback.
 * @returns the claims available to each wallet's member: the promotions, with a line of cashback after each promotion
 * until no line is left.
 */
export async function supplyClaims(given: SupplyClaims): Promise<Map<Wallet, Claimable[]>> {
  return withClient(given.databaseUrl, async (client) => {
    const { rows } = await client.query<{ merchant: string; id: string; way: string; amount: string }>(
      insertPromotions,
      [given.promotions],
    );
    const supplied = new Map<Wallet, Claimable[]>();
    for (const wallet of given.wallets) {
      const lines = wallet.merchant.switches.MANPLAYREB3 ? await supplyLines(client, given.url, wallet) : [];
      const promotions = rows.filter(({ merchant }) => merchant === wallet.merchant.code);
      supplied.set(
        wallet,
        promotions.flatMap(({ id, way, amount }, index) => [
          { kind: 'PROMOTION', id, amount, isJoined: way === 'join' },
          ...lines.slice(index, index + 1),
        ]),
      );
    }
    return supplied;
  });
}

async function supplyLines(client: Client, url: string, { merchant, username, token, vendor }: Wallet) {
  const { rows } = await client.query<{ line: string }>(insertStakes, [
    merchant.code,
    username,
    vendor,
    merchant.timeZone,
    gameTypes,
  ]);
  const supplied = new Set(rows.map(({ line }) => line));
  const reply = await fetch(url + calls.getCashback.path, {
    headers: { Merchant: merchant.code, Authorization: token },
  });
  const { value } = (await reply.json()) as { value: { lines: Array<{ lineId: string; amount: string }> } };
  return value.lines
    .filter(({ lineId }) => supplied.has(lineId))
    .map(({ lineId, amount }): Claimable => ({
      kind: 'CASHBACK',
      id: lineId,
      amount: String(Number(amount.replace('.', ''))),
      isJoined: false,
    }));
}

// No two promotions of a merchant pay the same amount, so the amount in the ledger identifies the promotion.
const insertPromotions = `
  insert into promotions (merchant_code, code, type, title, line, content, theme, way, bonus, goal, turnover_times, starts_at, rank)
  select merchant_code, 'claim-' || nth, type, title, line, content, theme, case when nth % 2 = 0 then 'join' else 'claim' end,
         1000 + nth, 0, 1, now() - interval '1 day', 1000 + nth
    from (select distinct on (merchant_code) * from promotions order by merchant_code, id) one, generate_series(1, $1::int) nth
  returning merchant_code as merchant, id::text, way, bonus::text as amount`;

// Six days and not the whole claimable week, because the run may continue past midnight.
const insertStakes = `
  insert into game_rounds (merchant_code, member_id, vendor_code, game_type, stake, payout, outcome, at)
  select merchant_code, members.id, $3, kinds.kind, 10000 * (1000 + 7 * ago + kinds.nth), 0, '{}',
         ((now() at time zone $4)::date - ago + time '12:00') at time zone $4
    from members, generate_series(1, 6) ago, unnest($5::text[]) with ordinality kinds (kind, nth)
   where merchant_code = $1 and username = $2
  returning (at at time zone $4)::date || '.' || game_type as line`;
